import { type productCopy, whole } from '@shop/copy';
import type { PageProduct } from './load.ts';

/** What one piece holds, and for how many it is enough, where the shop says so: 80g(約8枚)・2〜3人前. */
export const amountOf = (
  { unit_label, servings }: Pick<PageProduct, 'unit_label' | 'servings'>,
  t: Pick<typeof productCopy, 'amount'>,
): string => (servings === undefined ? unit_label : t.amount(unit_label, whole(servings)));
