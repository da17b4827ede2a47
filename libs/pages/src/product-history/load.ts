import type { ApiAnswer, ProductHistory } from '@shop/api';
import { readOrOutage, type Reading } from '../account/read-or-outage.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** An entry that the shop keeps: that of a guest, whose browser keeps it, has neither. */
export type KeptHistory = ProductHistory & { readonly id: number; readonly viewed_at: string };

/** Products that the member has looked at, newest first; the page is in the address. */
export function loadProductHistory({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<KeptHistory>>> {
  const read = async (page: number) =>
    kept(await api.GET('/v1/me/product-histories', { params: { query: { page } }, signal }));
  return readOrOutage(() => readPage(url, read), signal);
}

function kept(answer: ApiAnswer<readonly ProductHistory[]>): ApiAnswer<readonly KeptHistory[]> {
  return {
    ...answer,
    data: answer.data.filter((entry): entry is KeptHistory => entry.id !== null && entry.viewed_at !== null),
  };
}
