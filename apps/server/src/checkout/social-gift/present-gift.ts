import type { OrderPacking, SocialGiftProduct, SocialGiftShipping } from '@shop/api';
import type { Images } from '../../platform/image/images.ts';
import type { OrderRow } from '../order/order.queries.ts';

/** The parcels of an order; a social gift has one destination. */
export function packingsOf({ snapshot }: Pick<OrderRow, 'snapshot'>): OrderPacking[] {
  return snapshot.shippings.flatMap(({ packings }) => packings);
}

/** Returns all products of a gift, without prices (G-05). */
export function presentGiftProducts(order: Pick<OrderRow, 'snapshot'>, images: Images): SocialGiftProduct[] {
  return productsIn(order, packingsOf(order), images);
}

/** A parcel of a gift before its receiver has chosen anything. */
export function presentGiftShipping(
  order: Pick<OrderRow, 'snapshot'>,
  packing: OrderPacking,
  images: Images,
): SocialGiftShipping {
  return {
    id: packing.key,
    zone: packing.zone,
    product_info: productsIn(order, [packing], images),
    delivery_at: null,
    delivery_timezone: null,
    delivery_timezone_key: null,
    planned_at: null,
  };
}

function productsIn(
  { snapshot }: Pick<OrderRow, 'snapshot'>,
  packings: readonly OrderPacking[],
  images: Images,
): SocialGiftProduct[] {
  const pieces = packings.flatMap(({ products }) => products);
  return snapshot.lines.flatMap((line) => {
    const quantity = pieces
      .filter(({ line_key }) => line_key === line.key)
      .reduce((sum, piece) => sum + piece.quantity, 0);
    if (quantity === 0) return [];
    const {
      key,
      name,
      name_original,
      lang,
      brand_name,
      unit_label,
      zone,
      storage_text,
      allergens_text,
      illustration,
      product_key,
    } = line;
    return [
      {
        key,
        name,
        name_original,
        lang,
        brand_name,
        unit_label,
        quantity,
        zone,
        storage_text,
        allergens_text,
        illustration,
        image: images.mainOf(product_key),
      },
    ];
  });
}
