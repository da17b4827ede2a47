import type { PageProduct } from './load.ts';

/** What one piece holds, and for how many it is enough, where the shop says so: 80g(約8枚) / 2〜3人前. */
export const amountOf = ({ unit_label, servings }: Pick<PageProduct, 'unit_label' | 'servings'>): string =>
  servings ? `${unit_label} / ${servings}` : unit_label;
