import { arePaired } from './pairing.rules.ts';
import type { ShownProduct } from './shown-product.ts';

/**
 * What the shop recommends beside a product: first and in turns, what its pairing names (or names it) and what stands in
 * the same category, each in the recommended order. Never the product itself, what is excluded (in the cart) or what
 * cannot be bought now. Walks no further through the products than it must.
 */
export function recommendFor(
  of: ShownProduct['product'],
  products: Iterable<ShownProduct>,
  { count, exclude }: { count: number; exclude: ReadonlySet<string> },
): ShownProduct[] {
  const pairings: ShownProduct[] = [];
  const kin: ShownProduct[] = [];
  for (const it of products) {
    if (pairings.length >= count && kin.length >= count) break;
    if (it.product === of || it.summary.max_quantity === 0 || exclude.has(it.product.row.key)) continue;
    if (arePaired(of, it.product)) pairings.push(it);
    else if (it.product.categoryPath[0] === of.categoryPath[0]) kin.push(it);
  }
  const turns = Array.from({ length: Math.max(pairings.length, kin.length) }, (_, turn) => [pairings[turn], kin[turn]]);
  return turns
    .flat()
    .filter((it) => it !== undefined)
    .slice(0, count);
}
