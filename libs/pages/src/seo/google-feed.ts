import type { ProductSummary } from '@shop/api';
import { CURRENCY, paths } from '@shop/constants';
import { productCopy } from '@shop/copy';
import type { ShopSettings } from '@shop/state';
import type { LoadInput } from '../loading/load-input.ts';
import { availabilityOf } from '../product-card/product-view.ts';
import { sellingStopped } from '../product-card/selling-stopped.ts';
import { escapeXml } from './escape-xml.ts';
import { listAllProducts } from './list-all-products.ts';
import { previewOf } from './preview-of.ts';

/** The part of a product that the product feed has. */
export type Offer = Pick<
  ProductSummary,
  | 'key'
  | 'name'
  | 'brand'
  | 'categories'
  | 'region'
  | 'unit_label'
  | 'net_weight_g'
  | 'price'
  | 'sale'
  | 'price_per_100g'
  | 'zone'
  | 'stock_state'
  | 'suspend_reason'
  | 'max_quantity'
  | 'image'
>;

/** Every product of the channel. @throws ApiFailure */
export const loadOffers = ({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<readonly Offer[]> =>
  listAllProducts(api, signal);

/**
 * The products of the channel as a feed for Google's merchant centre (RSS 2.0): prices in yen including tax, without
 * GTIN, which no maker provides. Carriage depends on prefecture and parcel, so the zone is the label by which the
 * merchant centre finds its table.
 */
export function googleFeed(offers: readonly Offer[], settings: Pick<ShopSettings, 'SITE' | 'PLUGIN'>): string {
  const { NAME, URL: origin } = settings.SITE;
  const address = (path: string) => new URL(path, origin).href;
  const isStopped = sellingStopped(settings);
  const items = offers.map((offer) => {
    const { kind } = availabilityOf(offer, isStopped);
    const perWeight = offer.net_weight_g !== null && offer.price_per_100g !== null;
    const attributes: readonly (readonly [string, string | false | undefined])[] = [
      ['id', offer.key],
      ['title', offer.name],
      ['description', productCopy.seoProductDescription(offer.name, offer.region.country, offer.unit_label)],
      ['link', address(paths.product(offer.key))],
      ['image_link', offer.image ? address(previewOf(offer.image).href) : undefined],
      ['availability', kind === 'in_stock' || kind === 'few' ? 'in_stock' : 'out_of_stock'],
      ['price', `${offer.sale?.regular_price ?? offer.price} ${CURRENCY}`],
      ['sale_price', offer.sale?.regular_price !== undefined && `${offer.price} ${CURRENCY}`],
      ['unit_pricing_measure', perWeight && `${offer.net_weight_g} g`],
      ['unit_pricing_base_measure', perWeight && '100 g'],
      ['brand', offer.brand.name],
      ['identifier_exists', 'no'],
      ['condition', 'new'],
      ['product_type', offer.categories.map(({ name }) => name).join(' > ')],
      ['shipping_label', offer.zone],
      ['shipping_weight', offer.net_weight_g !== null && `${offer.net_weight_g} g`],
    ];
    return `<item>${attributes.map(([name, value]) => (value ? `<g:${name}>${escapeXml(value)}</g:${name}>` : '')).join('')}</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel><title>${escapeXml(NAME)}</title><link>${escapeXml(address(paths.home()))}</link><description>${escapeXml(NAME)}</description>${items.join('')}</channel></rss>\n`;
}
