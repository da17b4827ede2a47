import type { Order } from '@shop/api';
import type { OrderSnapshot } from './order-snapshot.ts';

type RefundProduct = Order['user_order_info']['shipping'][number]['packing'][number]['product'][number];

type Extra = NonNullable<OrderSnapshot['lines'][number]['accessories']>[number];

/** The products of each parcel and destination, with extras (spec §3 "Refund data"). */
export function refundDataOf({
  shippings,
  lines,
}: Pick<OrderSnapshot, 'shippings' | 'lines'>): Order['user_order_info'] {
  const goods = new Map(lines.map((line) => [line.key, line]));
  const extras = new Map<string, Extra>(
    lines.flatMap(({ key, accessories = [] }) => accessories.map((extra) => [`${key} ${extra.key}`, extra])),
  );
  const product = (key: string, quantity: number): RefundProduct[] => {
    const line = goods.get(key);
    const sold = line ?? extras.get(key);
    if (!sold) return [];
    return [
      {
        key: sold.product_key,
        name: sold.name,
        brand_name: line?.brand_name ?? '',
        category_name: line?.category_name ?? '',
        unit_price: sold.unit_price,
        quantity,
      },
    ];
  };
  return {
    shipping: shippings.map(({ key, packings }) => ({
      key,
      packing: packings.map(({ key, products, accessories = [] }) => ({
        key,
        product: [
          ...products.flatMap(({ line_key, quantity }) => product(line_key, quantity)),
          ...accessories.flatMap(({ line_key, key, quantity }) => product(`${line_key} ${key}`, quantity)),
        ],
      })),
    })),
  };
}
