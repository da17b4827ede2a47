import type { ProductSet, ProductSetItem } from '@shop/api';
import { LIMITS } from '@shop/constants';
import type { CatalogueSet } from './catalogue.ts';
import type { ShownCatalogue } from './shown-catalogue.ts';

/** A set as it looks now: the sum of today's prices, and how often it can be had. */
export function presentSet({ key, name, lead, items }: CatalogueSet, shown: ShownCatalogue): ProductSet {
  const goods = items.flatMap((item) => {
    const found = shown.findByKey(item.key);
    return found ? [{ summary: found.summary, quantity: item.quantity }] : [];
  });
  return {
    key,
    name,
    lead,
    price: goods.reduce((sum, { summary, quantity }) => sum + summary.price * quantity, 0),
    max_quantity: Math.min(
      LIMITS.lineQuantity,
      ...goods.map(({ summary, quantity }) => Math.floor(summary.max_quantity / quantity)),
    ),
    items: goods.map(({ summary, quantity }): ProductSetItem => ({
      key: summary.key,
      name: summary.name,
      quantity,
      price: summary.price,
      stock_state: summary.stock_state,
      suspend_reason: summary.suspend_reason,
      illustration: summary.illustration,
      image: summary.image,
    })),
  };
}
