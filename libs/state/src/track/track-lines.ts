import type { CartLine } from '@shop/api';
import type { TrackItem } from './track-event.ts';
import { itemOfProduct } from './track-items.ts';

/** A line of the cart as an item of an event. */
export function itemOfLine({ product_info, unit_price, quantity }: CartLine, counted = quantity): TrackItem {
  const { key, name, brand, product_model } = product_info;
  return {
    ...itemOfProduct({ key, name, brand, categories: product_model.categories, price: unit_price }),
    quantity: counted,
  };
}

/** Returns the total of items, in yen. */
export function valueOfItems(items: readonly TrackItem[]): number {
  return items.reduce((sum, { price, quantity = 1 }) => sum + price * quantity, 0);
}
