import type { Availability } from '@shop/theming';
import { CURRENCY } from '@shop/constants';
import type { JsonLdObject } from './page-meta.ts';

/** The product data in structured data. */
export interface ProductData {
  readonly key: string;
  readonly name: string;
  readonly description: string;
  readonly brand: string;
  /** Tax-included integer yen. */
  readonly price: number;
  /** When a price for a limited time ends; null for a lasting one. */
  readonly priceEndsAt: string | null;
  readonly availability: Availability['kind'];
  /** Rooted paths. */
  readonly href: string;
  readonly images: readonly string[];
}

const availabilities: Readonly<Record<Availability['kind'], string>> = {
  in_stock: 'InStock',
  few: 'LimitedAvailability',
  sold_out: 'OutOfStock',
  // Suspended sales may continue.
  suspended: 'OutOfStock',
  selling_stopped: 'OutOfStock',
};

/** Name of the offer on the page of its product, by which what else is known of it is read with it. */
export const offerId = '#offer';

/** A product with its offer. `origin` is the channel's, without a slash at its end. */
export function productJsonLd(
  { key, name, description, brand, price, priceEndsAt, availability, href, images }: ProductData,
  origin: string,
): JsonLdObject {
  return {
    '@type': 'Product',
    sku: key,
    name,
    description,
    brand: { '@type': 'Brand', name: brand },
    ...(images.length > 0 ? { image: images.map((image) => new URL(image, origin).href) } : {}),
    offers: {
      '@type': 'Offer',
      '@id': offerId,
      url: new URL(href, origin).href,
      price,
      priceCurrency: CURRENCY,
      ...(priceEndsAt !== null && { priceValidUntil: priceEndsAt }),
      availability: `https://schema.org/${availabilities[availability]}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
