import type { ProductSummary } from '@shop/api';
import type { CaseOffer } from '@shop/theming';

/** The part of a product that a card needs; whole products have it too. The first category is that of its URL. */
export interface CardProduct extends ReturnType<typeof cardProduct> {
  readonly byCase?: CaseOffer;
}

/** Returns the data that cards show, since a document contains the data of all its cards twice. */
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

/** Returns a card product with its case offer, for lists and shelves that a theme may render as an order form. */
export function rowProduct(product: ProductSummary): CardProduct {
  return { ...cardProduct(product), ...caseOf(product) };
}

/** Returns how a product is sold by the case; nothing if it is not. */
export function caseOf({
  case_quantity: quantity,
  case_tax_amount: taxAmount = 0,
  max_quantity,
}: Pick<ProductSummary, 'case_quantity' | 'case_tax_amount' | 'max_quantity'>): Pick<CardProduct, 'byCase'> {
  return quantity === undefined ? {} : { byCase: { quantity, taxAmount, isShort: max_quantity < quantity } };
}
