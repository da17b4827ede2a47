import type { ApiClient } from '@shop/api';
import { type CardProduct, cardProduct } from '../product-card/card-product.ts';
import { filterParams } from './filter-params.ts';
import { allProducts, changed, listHref, withoutFilters, type ListQuery } from './list-query.ts';

/** Goods near to a list that is empty. */
export interface NearestGoods {
  /** The list of which they are the first: the word without filters, only the category, or all products. */
  readonly of: 'word' | 'category' | 'all';
  readonly href: string;
  readonly products: readonly CardProduct[];
}

/** As many as one shelf shows. */
const shelfSize = 4;

interface NearList extends Pick<NearestGoods, 'of'> {
  readonly query: ListQuery;
}

/** Wider and wider lists around an empty one, the nearest first. */
export function nearLists(query: ListQuery): readonly NearList[] {
  const lists: readonly NearList[] = [
    ...(query.word === '' ? [] : [{ of: 'word' as const, query: { ...withoutFilters(query), asTyped: false } }]),
    ...(query.category === ''
      ? []
      : [{ of: 'category' as const, query: { ...allProducts, category: query.category } }]),
    { of: 'all', query: allProducts },
  ];
  const here = listHref(changed(query, {}));
  return lists.filter((list) => listHref(list.query) !== here);
}

/** Returns the first products of the nearest list that is not empty; null if all are, or they cannot be read. */
export async function loadNearest(
  { api, signal }: { readonly api: ApiClient; readonly signal: AbortSignal },
  query: ListQuery,
): Promise<NearestGoods | null> {
  for (const near of nearLists(query)) {
    const answer = await api
      .GET('/v1/products', { params: { query: { ...filterParams(near.query), per: shelfSize } }, signal })
      .catch(() => null);
    if (answer?.data.length) return { of: near.of, href: listHref(near.query), products: answer.data.map(cardProduct) };
  }
  return null;
}
