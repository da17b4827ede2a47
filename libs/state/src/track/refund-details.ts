import type { Order } from '@shop/api';
import type { TrackDetails } from './track-event.ts';
import { itemOfProduct } from './track-items.ts';

/** The details of a refund event: the order, its total and the products of all its parcels (spec §3 "Refund data"). */
export function refundDetails({
  order_no,
  totals,
  user_order_info,
}: Pick<Order, 'order_no' | 'totals' | 'user_order_info'>): TrackDetails {
  const products = user_order_info.shipping.flatMap(({ packing }) => packing.flatMap(({ product }) => product));
  return {
    transaction_id: order_no,
    value: totals.payment,
    items: products.map(({ key, name, brand_name, category_name, unit_price, quantity }) => ({
      ...itemOfProduct({
        key,
        name,
        brand: { name: brand_name },
        categories: [{ name: category_name }],
        price: unit_price,
      }),
      quantity,
    })),
  };
}
