import type { BrandRef, CategoryRef, ProductSummary } from '@shop/api';
import { TAX_ROUNDING } from '@shop/constants';
import { originCopy } from '@shop/copy';
import { taxIncludedIn } from '@shop/money';
import { allergenText } from './allergen-text.rules.ts';
import type { CatalogueBrand, CatalogueCategory, CatalogueProduct } from './catalogue-product.ts';
import { maxQuantityOf, stockStateOf } from './stock-state.rules.ts';

/**
 * Returns a product as cards and rows show it. `quantity`: pieces that can be sold now; `taxRate`: today's percentage.
 */
export function presentProduct(product: CatalogueProduct, quantity: number, taxRate: number): ProductSummary {
  const { row, brand, categoryPath, tags, images, countries, sale } = product;
  const categories = categoryPath.map(categoryRef);
  return {
    id: row.id,
    key: row.key,
    name: row.name,
    name_original: row.nameOriginal,
    lang: row.lang,
    product_model: {
      id: row.id,
      name: row.name,
      brand: brandRef(brand),
      categories,
      products: [{ id: row.id, key: row.key, is_favorite: false }],
    },
    brand: brandRef(brand),
    categories,
    region: { country_code: row.countryCode, country: countryText([...countries.values()]), name: row.region },
    gi: row.gi,
    unit_label: row.unitLabel,
    net_weight_g: row.netWeightG,
    price: row.price,
    ...(sale && {
      sale: {
        ends_at: sale.endsAt.toISOString(),
        ...(sale.regularPrice !== null && { regular_price: sale.regularPrice }),
      },
    }),
    price_per_100g: pricePer100g(product),
    tax_rate_percent: taxRate,
    tax_class: row.taxClass,
    zone: row.zone,
    storage_text: row.storageText,
    stock_state: stockStateOf(row, quantity),
    sale_status: row.saleStatus,
    suspend_reason: row.suspendReason,
    max_quantity: maxQuantityOf(row, quantity),
    ...(row.caseQuantity !== null && {
      case_quantity: row.caseQuantity,
      case_tax_amount: taxIncludedIn(row.price * row.caseQuantity, taxRate, TAX_ROUNDING),
    }),
    aging_months: row.agingMonths,
    allergens: allergensOf(row),
    gift: { is_noshi: row.isNoshi, is_wrapping: row.isWrapping, is_e_gift: row.isEGift },
    tags,
    measurements: row.measurements,
    illustration: categoryPath[0]?.key ?? '',
    image: images[0] ?? null,
  };
}

/** Returns the countries for a card: up to three by name, otherwise their number. */
function countryText(countries: readonly string[]): string {
  return countries.length > 3 ? originCopy.packedOf(countries.length) : countries.join(originCopy.joint);
}

/** Returns the allergens of a product by its registered data (L-52…L-54). */
export function allergensOf(row: CatalogueProduct['row']): ProductSummary['allergens'] {
  return {
    is_known: row.isAllergenKnown,
    mandatory: row.allergensMandatory,
    recommended: row.allergensRecommended,
    text: allergenText(row),
  };
}

/** Returns a reference to a brand. */
export function brandRef({ id, key, name, name_original, lang }: CatalogueBrand): BrandRef {
  return { id, key, name, name_original, lang };
}

/** Returns a reference to a category. */
export function categoryRef({ id, key, name }: CatalogueCategory): CategoryRef {
  return { id, key, name };
}

/** Returns yen per 100 g, rounded; null if it is not sold by weight (no food). */
export function pricePer100g({ row: { price, netWeightG, ingredients }, contents }: CatalogueProduct): number | null {
  if (netWeightG === null || ingredients === null || contents.size > 0) return null;
  return Math.round((price * 100) / netWeightG);
}
