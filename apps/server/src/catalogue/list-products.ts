import type { operations, ProductSummary } from '@shop/api';
import { PAGE_SIZE } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { JsonAnswer } from '../contract/json-answer.ts';
import { pageWindow } from '../contract/page-window.ts';
import { findByWord } from './find-by-word.ts';
import { failedFilters } from './product-filter.rules.ts';
import { jsonOf, shownCatalogue } from './shown-catalogue.ts';
import { sortProducts } from './sort-products.rules.ts';
import { toFilter } from './to-filter.ts';

type Query = NonNullable<operations['listProducts']['parameters']['query']>;

/** One page of the products that the filters let in. With a search word, `recommended` is by relevance. */
export async function listProducts({ ctx, input }: { ctx: Ctx; input: Query }): Promise<JsonAnswer<ProductSummary[]>> {
  const found = await findByWord(ctx, input.word);
  const filter = toFilter(input, found);
  const shown = shownCatalogue(ctx).filter((it) => failedFilters(filter, it) === 0);
  const sort = input.sort ?? 'recommended';
  const place = found && sort === 'recommended' ? new Map(found.map((id, index) => [id, index])) : null;
  const sorted = place
    ? shown.toSorted((a, b) => (place.get(a.product.row.id) ?? 0) - (place.get(b.product.row.id) ?? 0))
    : sortProducts(shown, sort);
  const { offset, count, headers } = pageWindow(sorted.length, { page: input.page, per: input.per ?? PAGE_SIZE.products });
  return new JsonAnswer(`[${sorted.slice(offset, offset + count).map(jsonOf).join(',')}]`, headers);
}
