import type { FoodLabel, Product, ProductSummary } from '@shop/api';
import type { ChannelSettings } from '../platform/channel/channel.ts';
import type { CatalogueProduct } from './catalogue-product.ts';
import { returnTermsOf } from './return-terms.rules.ts';

/** Returns all data of the product page: the card's data, the food label (L-50…L-56) and the shop's own texts. */
export function presentProductDetail(
  { row, images }: CatalogueProduct,
  summary: ProductSummary,
  { SELLER }: Pick<ChannelSettings, 'SELLER'>,
): Product {
  return {
    ...summary,
    images: [...images],
    name_kana: row.nameKana,
    purchase_limit: row.purchaseLimit,
    sale_note: row.saleNote,
    sale_ends_on: row.saleEndsOn,
    label: foodLabel(row),
    tasting_note: row.tastingNote,
    pairing: row.pairing,
    serving: row.serving,
    ...(row.servings !== null && { servings: row.servings }),
    lead_days: row.leadDays,
    return_terms: returnTermsOf([row], SELLER),
    is_chilled_ok: row.isChilledOk,
    is_frozen_ok: row.isFrozenOk,
    updated_at: row.updatedAt.toISOString(),
  };
}

/** Returns the food label of a product, as disclosed before the purchase (L-50…L-56). */
export function foodLabel(row: CatalogueProduct['row']): FoodLabel {
  return {
    name: row.name,
    meat_product_class: row.meatProductClass,
    ingredients: row.ingredients,
    additives: row.additives,
    net_content: row.unitLabel,
    // Never a fixed date: what counts is the remaining time at shipment (L-51).
    expiry_text: row.bestBeforeDays === null ? null : `出荷日より${row.bestBeforeDays}日以上`,
    best_before_days: row.bestBeforeDays,
    storage_text: row.storageText,
    origin_country: row.originCountry,
    importer: row.importer,
    ph: row.ph,
    water_activity: row.waterActivity,
    is_heating_required: row.isHeatingRequired,
    heating_note: row.isHeatingRequired ? '加熱用です。中心部まで十分に加熱してお召し上がりください。' : null,
    nutrition: row.nutrition,
  };
}
