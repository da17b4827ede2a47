import type { ProductSummary } from '@shop/api';

/** What of an API product a card needs; a whole product has it too. The first category is that of its address. */
export type CardProduct = ReturnType<typeof cardProduct>;

/** Leaves out what no card shows: a document carries the data of all its cards a second time, for the scripts. */
export function cardProduct(product: ProductSummary) {
  const {
    id,
    key,
    name,
    name_original,
    lang,
    unit_label,
    price,
    price_per_100g,
    zone,
    stock_state,
    suspend_reason,
    max_quantity,
    aging_months,
    illustration,
    image,
  } = product;
  return {
    id,
    key,
    name,
    name_original,
    lang,
    unit_label,
    price,
    price_per_100g,
    zone,
    stock_state,
    suspend_reason,
    max_quantity,
    aging_months,
    illustration,
    image,
    brand: { name: product.brand.name },
    categories: product.categories.slice(0, 1).map(({ key, name }) => ({ key, name })),
    region: { country: product.region.country },
    gi: product.gi && { registered_name: product.gi.registered_name },
    gift: { is_wrapping: product.gift.is_wrapping, is_noshi: product.gift.is_noshi },
  };
}
