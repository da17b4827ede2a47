import type { operations, ProductSummary } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import type { Answer } from '../contract/answer.ts';
import { pageOf } from '../contract/page-of.ts';
import { findByWord } from './find-by-word.ts';
import { failedFilters } from './product-filter.rules.ts';
import { shownCatalogue } from './shown-catalogue.ts';
import { sortProducts } from './sort-products.rules.ts';
import { toFilter } from './to-filter.ts';

type Query = NonNullable<operations['listProducts']['parameters']['query']>;

/** One page of the products that the filters let in. With a search word, `recommended` is by relevance. */
export async function listProducts({ ctx, input }: { ctx: Ctx; input: Query }): Promise<Answer<ProductSummary[]>> {
  const found = await findByWord(ctx, input.word);
  const filter = toFilter(input, found);
  const shown = shownCatalogue(ctx).filter((it) => failedFilters(filter, it) === 0);
  const sort = input.sort ?? 'recommended';
  const place = found && sort === 'recommended' ? new Map(found.map((id, index) => [id, index])) : null;
  const sorted = place
    ? shown.toSorted((a, b) => (place.get(a.product.row.id) ?? 0) - (place.get(b.product.row.id) ?? 0))
    : sortProducts(shown, sort);
  return pageOf(sorted.map(({ summary }) => summary), { page: input.page, per: input.per ?? 15 });
}
