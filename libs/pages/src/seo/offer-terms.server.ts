import type { FrontSettings } from '@shop/api';
import type { ProductData } from '../product/load.ts';
import { offerId } from './product-json-ld.ts';
import type { JsonLdObject } from './page-meta.ts';

const COUNTRY = 'JP';

type Seller = FrontSettings['SELLER'];

/** On what terms a product is offered, to be read with its offer, whose name it bears; null where nothing is known. */
export function offerTermsJsonLd(
  { product }: Pick<ProductData, 'product'>,
  { SELLER }: Pick<FrontSettings, 'SELLER'>,
): JsonLdObject | null {
  const days = returnDaysOf(product, SELLER);
  if (days === undefined) return null;
  return {
    '@id': offerId,
    hasMerchantReturnPolicy: {
      '@type': 'MerchantReturnPolicy',
      applicableCountry: COUNTRY,
      ...(days === 0
        ? { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }
        : {
            returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
            merchantReturnDays: days,
          }),
    },
  };
}

/** The kinds of goods are those of their terms in words (L-06): food, what is made to measure, other goods. */
function returnDaysOf(
  { label, measurements }: ProductData['product'],
  { RETURN_DAYS, RETURN_DAYS_GOODS = RETURN_DAYS, RETURN_DAYS_MEASURED = RETURN_DAYS_GOODS }: Seller,
): number | undefined {
  if (label.ingredients !== null) return RETURN_DAYS;
  return measurements.length > 0 ? RETURN_DAYS_MEASURED : RETURN_DAYS_GOODS;
}
