import type { FrontSettings, ProductDelivery } from '@shop/api';
import { CURRENCY, PREFECTURES } from '@shop/constants';
import { daysBetween, inJapan } from '@shop/japanese';
import type { ProductData } from '../product/load.ts';
import { offerId } from './product-json-ld.ts';
import type { JsonLdObject } from './page-meta.ts';

const COUNTRY = 'JP';

type Seller = FrontSettings['SELLER'];
type Product = ProductData['product'];

/** On what terms a product is offered, to be read with its offer, whose name it bears; null where nothing is known. */
export function offerTermsJsonLd(
  { product, delivery }: Pick<ProductData, 'product' | 'delivery'>,
  { SELLER }: Pick<FrontSettings, 'SELLER'>,
  now: Date,
): JsonLdObject | null {
  const days = returnDaysOf(product, SELLER);
  const terms = {
    ...(days !== undefined && { hasMerchantReturnPolicy: returnPolicy(days) }),
    ...(delivery && delivery.earliest_date !== null && { shippingDetails: shipping(product, delivery, now) }),
  };
  return Object.keys(terms).length > 0 ? { '@id': offerId, ...terms } : null;
}

const returnPolicy = (days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: COUNTRY,
  ...(days === 0
    ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
    : { returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow', merchantReturnDays: days }),
});

/** Returns the days for returns by kind of product, as in the terms (L-06): food, made to measure, other products. */
function returnDaysOf(
  { label, measurements }: Product,
  { RETURN_DAYS, RETURN_DAYS_GOODS = RETURN_DAYS, RETURN_DAYS_MEASURED = RETURN_DAYS_GOODS }: Seller,
): number | undefined {
  if (label.ingredients !== null) return RETURN_DAYS;
  return measurements.length > 0 ? RETURN_DAYS_MEASURED : RETURN_DAYS_GOODS;
}

/** Returns fee and duration of shipping one unit to the prefecture of the page's delivery promise (D-01). */
function shipping({ lead_days }: Pick<Product, 'lead_days'>, delivery: ProductDelivery, now: Date) {
  const { prefecture, earliest_date, transit_days, carriage, cool_fee } = delivery;
  // An order after the cut-off ships a day later; days without shipping are included in today's promise.
  const toShipping = earliest_date === null ? 0 : daysBetween(inJapan(now).day, earliest_date) - transit_days;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: carriage + cool_fee, currency: CURRENCY },
    shippingDestination: {
      '@type': 'DefinedRegion',
      addressCountry: COUNTRY,
      addressRegion: regionCode(prefecture),
    },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: days(lead_days, Math.max(lead_days + 1, toShipping)),
      transitTime: days(transit_days, transit_days),
    },
  };
}

const days = (minValue: number, maxValue: number) => ({
  '@type': 'QuantitativeValue',
  minValue,
  maxValue,
  unitCode: 'DAY',
});

/** Returns the ISO 3166-2 code without the country; the prefectures are in its order. */
const regionCode = (prefecture: string) =>
  String(PREFECTURES.findIndex((known) => known === prefecture) + 1).padStart(2, '0');
