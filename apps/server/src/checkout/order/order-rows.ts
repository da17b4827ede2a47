import type { TaxRounding } from '@shop/money';
import type { ProductInputs } from '../../cart/quote/product-inputs.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import type { orderLines, orderParcels, orderTaxes } from '../../platform/db/schema/orders.ts';
import type { OrderSnapshot } from './order-snapshot.ts';

/** The rows of an order's content, and the pieces that it reserves of each product. */
export interface OrderRows {
  lines: (typeof orderLines.$inferInsert)[];
  taxes: (typeof orderTaxes.$inferInsert)[];
  parcels: (typeof orderParcels.$inferInsert)[];
  pieces: Map<number, number>;
}

/** Returns the rows of an agreed quote. */
export function orderRowsOf(
  orderId: string,
  agreed: Quote,
  snapshot: OrderSnapshot,
  { products, rounding }: { products: ReadonlyMap<string, ProductInputs>; rounding: TaxRounding },
): OrderRows {
  const pieces = new Map<number, number>();
  const sold = agreed.lines.flatMap((line) => [
    { goods: line, parentKey: null },
    ...line.accessories.map((extra) => ({ goods: extra, parentKey: line.key })),
  ]);
  const lines = sold.map(({ goods, parentKey }) => {
    const productId = products.get(goods.product_key)?.id ?? 0;
    pieces.set(productId, (pieces.get(productId) ?? 0) + goods.quantity);
    const { key: lineKey, quantity, amount, unit_price: unitPrice, rate_percent: taxRatePercent } = goods;
    return { orderId, lineKey, parentKey, productId, quantity, unitPrice, amount, taxRatePercent };
  });
  return {
    lines,
    pieces,
    taxes: agreed.totals.perRate.map((bucket) => ({
      orderId,
      ratePercent: bucket.ratePercent,
      taxableIncl: bucket.taxable,
      tax: bucket.tax,
      rounding,
    })),
    // Parcels of a social gift are written when its receiver has entered an address.
    parcels: snapshot.shippings.flatMap((shipping) =>
      shipping.packings.flatMap(
        ({ key, zone, carrier, ship_date: shipDate, planned_date: plannedDate, delivery_time: timeSlot, handover }) =>
          shipDate === null || plannedDate === null
            ? []
            : [
                {
                  orderId,
                  packingKey: key,
                  zone,
                  carrier: carrier.code,
                  shipDate,
                  plannedDate,
                  timeSlot,
                  handover,
                },
              ],
      ),
    ),
  };
}
