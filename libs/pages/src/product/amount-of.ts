import type { PageProduct } from './load.ts';

/** Returns the content of a unit, with servings if known: 80g(約8枚) / 2〜3人前. */
export const amountOf = ({ unit_label, servings }: Pick<PageProduct, 'unit_label' | 'servings'>): string =>
  servings ? `${unit_label} / ${servings}` : unit_label;
