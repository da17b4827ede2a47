import type { ProductSummary } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
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
  return recommendFor(product, shownCatalogue(ctx), { count: input.per, exclude: new Set(input.exclude) }).map(({ summary }) => summary);
}
