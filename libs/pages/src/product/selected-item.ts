import { paths } from '@shop/constants';
import { browserShop, itemOfProduct } from '@shop/state';
import type { CardProduct } from './card-product.ts';

/** Products that a page shows together, by the name of their list. */
export type ShownLists = Readonly<Record<string, readonly CardProduct[]>>;

/** Reports the product that an address leads to, if one of the lists has it. */
export function tellSelected(lists: ShownLists, path: string): void {
  const found = findSelected(lists, path);
  if (found)
    browserShop().track('select_item', {
      item_list_id: found.list,
      items: [itemOfProduct(found.product, found.index)],
    });
}

/** The product that an address leads to, with its list and its place there; null when no list has it. A product in two lists counts for the first. */
export function findSelected(lists: ShownLists, path: string) {
  for (const [list, products] of Object.entries(lists)) {
    const index = products.findIndex(({ key }) => paths.product(key) === path);
    const product = products[index];
    if (product) return { list, product, index };
  }
  return null;
}
