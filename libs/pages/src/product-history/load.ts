import type { ApiAnswer, ProductHistory } from '@shop/api';
import { loadOrOffline, type Reading } from '../account/load-or-offline.ts';
import { readPage, type ReadPage } from '../kinds/paging.ts';
import type { LoadInput } from '../loading/load-input.ts';

/** An entry saved on the server; a guest's entry has neither id nor time. */
export type StoredHistory = ProductHistory & { readonly id: number; readonly viewed_at: string };

/** Reads the products that the member has viewed, newest first; the page is in the URL. */
export function loadProductHistory({ api, url, signal }: LoadInput): Promise<Reading<ReadPage<StoredHistory>>> {
  const read = async (page: number) =>
    toStored(await api.GET('/v1/me/product-histories', { params: { query: { page } }, signal }));
  return loadOrOffline(() => readPage(url, read), signal);
}

function toStored(answer: ApiAnswer<readonly ProductHistory[]>): ApiAnswer<readonly StoredHistory[]> {
  return {
    ...answer,
    data: answer.data.filter((entry): entry is StoredHistory => entry.id !== null && entry.viewed_at !== null),
  };
}
