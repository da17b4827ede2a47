import type { Catalogues, Stock } from './catalogue.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { maxQuantityOf, stockStateOf } from './stock-state.rules.ts';

/**
 * Returns the keys of the products whose page would look different: in stock state, in the number while few are left,
 * of the product, an extra of it, or a product of a shared set.
 * @param ids the products whose stock may have changed
 */
export function productKeysThatLookDifferent(
  { goods, whole }: Catalogues,
  ids: Iterable<number>,
  before: Stock,
  after: Stock,
): string[] {
  const touched = [...ids].map((id) => goods.products.get(id)).filter((product) => product !== undefined);
  const changed = new Set(
    touched.filter((product) => looksDifferent(product, before, after)).map(({ row }) => row.key),
  );
  if (changed.size === 0) return [];
  const together = new Set(
    whole.sets
      .map(({ items }) => items.map(({ key }) => key))
      .filter((keys) => keys.some((key) => changed.has(key)))
      .flat(),
  );
  return whole.products
    .filter(
      ({ row, accessories }) =>
        changed.has(row.key) || together.has(row.key) || [...accessories.keys()].some((key) => changed.has(key)),
    )
    .map(({ row }) => row.key);
}

function looksDifferent({ row }: CatalogueProduct, before: Stock, after: Stock): boolean {
  const [was, is] = [before.get(row.id) ?? 0, after.get(row.id) ?? 0];
  const state = stockStateOf(row, is);
  return (
    was !== is &&
    (state !== stockStateOf(row, was) || (state === 'few' && maxQuantityOf(row, was) !== maxQuantityOf(row, is)))
  );
}
