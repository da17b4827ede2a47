import type { ProductSummary } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { favouritesAmong } from './favourites-among.ts';
import { findShown } from './find-shown.ts';
import { recommendFor } from './recommend.rules.ts';
import { shownCatalogue } from './shown-catalogue.ts';

interface Input {
  key: string;
  per: number;
  /** Keys to leave out, because they lie in the cart. */
  exclude: readonly string[];
}

/** Products that go with one, by the rule of `recommendFor`. @throws NotFoundError `product.not_found` */
export async function listRecommendedProducts({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ProductSummary[]> {
  const { product } = findShown(ctx, input.key);
  const goods = recommendFor(product, shownCatalogue(ctx), { count: input.per, exclude: new Set(input.exclude) });
  const mark = await favouritesAmong(
    ctx,
    goods.map(({ summary }) => summary.id),
  );
  return goods.map(({ summary }) => mark(summary));
}
