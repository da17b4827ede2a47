import type { ProductSummary } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { favouritesAmong } from './favourites-among.ts';
import { findShown } from './find-shown.ts';
import { shownCatalogue } from './catalogue-of.ts';
import { arePaired } from './pairing.rules.ts';
import type { ShownProduct } from './shown-product.ts';

interface Input {
  key: string;
  per: number;
  /** Keys to leave out, because they are in the cart. */
  exclude: readonly string[];
}

/** Returns products that go with one, by the rule of `recommendFor`. @throws NotFoundError `product.not_found` */
export async function listRecommendedProducts({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ProductSummary[]> {
  const { product } = findShown(ctx, input.key);
  const goods = recommendFor(product, shownCatalogue(ctx), { count: input.per, exclude: new Set(input.exclude) });
  const mark = await favouritesAmong(
    ctx,
    goods.map(({ summary }) => summary.id),
  );
  return goods.map(({ summary }) => mark(summary));
}

/**
 * Recommends products for a product: alternately those that its pairing names (or that name it) and those of the same
 * category, each in the recommended order. Leaves out the product itself, excluded keys and what cannot be bought;
 * stops as soon as enough are found.
 */
function recommendFor(
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
