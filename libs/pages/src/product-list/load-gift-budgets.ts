import type { ApiClient } from '@shop/api';
import { filterParams } from './filter-params.ts';
import { allProducts, type ListQuery } from './list-query.ts';

/** The category of boxes and whole pieces that are given away. */
const category = 'gift';
/** Those of the gift finder; shared with it, they would cost every page of the shop. */
const budgets = [3240, 5400, 10_800];

export interface GiftBudget {
  /** Whole yen, tax included. */
  readonly most: number;
  /** Gifts that cost as much at most; null when they cannot be counted. */
  readonly count: number | null;
}

/** Returns the list of gifts within a budget. */
export const withinBudget = (most: number): ListQuery => ({
  ...allProducts,
  category,
  priceMax: most,
  sort: 'price_desc',
});

/** Returns the number of gifts within each budget; null for any other list. */
export async function loadGiftBudgets(
  { api, signal }: { readonly api: ApiClient; readonly signal: AbortSignal },
  query: ListQuery,
): Promise<readonly GiftBudget[] | null> {
  if (query.category !== category || query.word !== '') return null;
  return Promise.all(
    budgets.map(async (most) => {
      const answer = await api
        .GET('/v1/products', { params: { query: { ...filterParams(withinBudget(most)), per: 1 } }, signal })
        .catch(() => null);
      return { most, count: answer?.pagination?.total ?? null };
    }),
  );
}
