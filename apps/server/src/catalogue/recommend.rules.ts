import type { ShownProduct } from './shown-catalogue.ts';

/**
 * What the shop recommends beside a product: first and in turns, what its pairing names (or names it) and what stands in
 * the same category, each in the recommended order. Never the product itself, what is excluded (in the cart) or what
 * cannot be bought now.
 */
export function recommendFor(
  of: ShownProduct['product'],
  products: readonly ShownProduct[],
  { count, exclude }: { count: number; exclude: ReadonlySet<string> },
): ShownProduct[] {
  const open = products.filter(({ product, summary }) => product !== of && summary.max_quantity > 0 && !exclude.has(product.row.key));
  const pairings = open.filter(({ product }) => of.pairings.has(product.row.id));
  const kin = open.filter((it) => !pairings.includes(it) && it.product.categoryPath[0] === of.categoryPath[0]);
  const turns = Array.from({ length: Math.max(pairings.length, kin.length) }, (_, turn) => [pairings[turn], kin[turn]]);
  return turns.flat().filter((it) => it !== undefined).slice(0, count);
}
