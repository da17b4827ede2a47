import type { Catalogue, Stock } from './catalogue.ts';
import { maxQuantityOf, stockStateOf } from './stock-state.rules.ts';

/** Keys of the products that a shopper would see differently: another stock state, or another number while few are left. */
export function productKeysThatLookDifferent({ products }: Catalogue, before: Stock, after: Stock): string[] {
  return products.flatMap(({ row }) => {
    const [was, is] = [before.get(row.id) ?? 0, after.get(row.id) ?? 0];
    const state = stockStateOf(row, is);
    const same = was === is || (state === stockStateOf(row, was) && (state !== 'few' || maxQuantityOf(row, was) === maxQuantityOf(row, is)));
    return same ? [] : [row.key];
  });
}
