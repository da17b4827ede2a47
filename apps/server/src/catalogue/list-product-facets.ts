import type { operations, ProductFacets } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { countFacets } from './count-facets.rules.ts';
import { findByWord, presentSearch } from './search/find-by-word.ts';
import { memoFor } from '@shop/search/memo-for';
import { shownCatalogue } from './catalogue-of.ts';
import { toFilter } from './to-filter.ts';

type Query = NonNullable<operations['listProductFacets']['parameters']['query']>;

/** Returns how many products each value of each filter would leave, and how the search was interpreted. */
export async function listProductFacets({ ctx, input }: { ctx: Ctx; input: Query }): Promise<ProductFacets> {
  const found = findByWord(ctx, input);
  const filter = toFilter(input, found?.positions ?? null);
  const catalogue = shownCatalogue(ctx);
  return memoFor(catalogue, JSON.stringify(input), () => ({
    ...countFacets(catalogue, filter),
    ...(found && { search: presentSearch(found.understood, catalogue.catalogue) }),
  }));
}
