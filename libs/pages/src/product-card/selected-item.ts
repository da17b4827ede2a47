import { paths } from '@shop/constants';
import { itemOfProduct, reportEvent, type AppDispatch } from '@shop/state';
import { isSamePage } from '../screens/is-at.ts';
import type { CardProduct } from './card-product.ts';

/** A list of products as events name it. */
export interface ShownList {
  /** The readable name, without the words of a search. */
  readonly name: string;
  readonly products: readonly CardProduct[];
  /** The number of products of a search on all its pages. */
  readonly found?: number;
}

/** Products that a page shows together, by the id of their list. */
export type ShownLists = Readonly<Record<string, ShownList>>;

/** The list of a search. */
const SEARCH = 'search';

/** Lists already reported: a re-render with the same products is not reported again. */
const tracked = new WeakSet<readonly CardProduct[]>();

/** Reports the lists that a page shows, each once. */
export function trackShown(dispatch: AppDispatch, lists: ShownLists): void {
  for (const [item_list_id, { name, products, found = products.length }] of Object.entries(lists)) {
    if (tracked.has(products)) continue;
    tracked.add(products);
    if (item_list_id === SEARCH) dispatch(reportEvent('search', { found }));
    if (products.length > 0)
      dispatch(
        reportEvent('view_item_list', {
          item_list_id,
          item_list_name: name,
          items: products.map((product, index) => itemOfProduct(product, index)),
        }),
      );
  }
}

/** Reports the product of a URL, if one of the lists has it. */
export function trackSelected(dispatch: AppDispatch, lists: ShownLists, path: string): void {
  const found = findSelected(lists, path);
  if (found)
    dispatch(
      reportEvent('select_item', {
        item_list_id: found.list,
        item_list_name: lists[found.list]?.name ?? '',
        items: [itemOfProduct(found.product, found.index)],
      }),
    );
}

/** Returns the product of a path with its list and index; null if no list has it. The first list wins. */
export function findSelected(lists: ShownLists, path: string) {
  for (const [list, { products }] of Object.entries(lists)) {
    const index = products.findIndex(({ key }) => isSamePage(path, paths.product(key)));
    const product = products[index];
    if (product) return { list, product, index };
  }
  return null;
}
