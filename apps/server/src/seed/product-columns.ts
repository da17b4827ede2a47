import type { ProductSeed } from './data/products/product-seed.ts';
import { servingsOf } from './data/products/servings.ts';

const IMPORTER = '見本輸入食品株式会社(見本) 東京都千代田区見本町1-2-3';

/** The columns of a product that the seed tells as they are; what refers to other tables, and search, come beside them. */
export function productColumns({
  key,
  origin,
  shipping,
  meat,
  allergens,
  gift,
  suspendReason,
  ingredients,
  contents: _contents,
  ...product
}: ProductSeed) {
  return {
    ...product,
    key,
    sku: key.toUpperCase(),
    ...origin,
    ...shipping,
    ...meat,
    ...gift,
    ingredients,
    servings: servingsOf(key),
    importer: ingredients === null ? null : IMPORTER,
    isAllergenKnown: true,
    allergensMandatory: allergens.mandatory,
    allergensRecommended: allergens.recommended,
    saleStatus: suspendReason === null ? ('on_sale' as const) : ('suspended' as const),
    suspendReason,
  };
}
