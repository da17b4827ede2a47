import type { BrandRef, CategoryRef } from '@shop/api';
import type { TrackItem } from './track-event.ts';

/** The part of a product that an item needs; summaries, details and lines of a cart have it. */
interface Trackable {
  key: string;
  name: string;
  brand: Pick<BrandRef, 'name'>;
  categories: readonly Pick<CategoryRef, 'name'>[];
  price: number;
}

/** Returns a product as an item of an event; `index` is its position in a list, from 0. */
export function itemOfProduct({ key, name, brand, categories, price }: Trackable, index?: number): TrackItem {
  return {
    item_id: key,
    item_name: name,
    item_brand: brand.name,
    item_category: categories[0]?.name ?? '',
    price,
    ...(index !== undefined && { index }),
  };
}
