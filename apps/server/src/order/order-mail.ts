import type { OrderMail } from '@shop/copy';
import { formatDateTime } from '@shop/japanese';
import type { Order } from '@shop/api';
import type { OrderRow } from './order.queries.ts';
import { deliveryText } from './order-terms.ts';

const zoneNames = { ambient: '常温便', chilled: '冷蔵便', frozen: '冷凍便' } as const;

/** The confirmation of an order with the six items of L-02, from what was kept of it. */
export function orderMail(order: OrderRow, orderUrl: string | null): OrderMail {
  const { snapshot } = order;
  const term = (code: Order['terms'][number]['code']) => snapshot.terms.find((known) => known.code === code)?.lines ?? [];
  const cancel = term('cancel');
  return {
    orderNo: order.orderNo,
    orderedAt: formatDateTime(order.orderedAt),
    ordererName: snapshot.orderer.name,
    destinations: snapshot.shippings.map((shipping) => ({
      name: shipping.address.shipping_name,
      address: `〒${shipping.address.formatted_postal_code} ${shipping.address.full_address}`,
      notes: giftNotes(shipping),
      parcels: shipping.packings.map((packing) => ({
        zone: zoneNames[packing.zone],
        deliveryTime: deliveryText({
          delivery_date: packing.delivery_date,
          expected: { date: packing.planned_date, ship_date: packing.ship_date },
          time_slot: packing.delivery_time_name === null ? null : { code: packing.delivery_time ?? '', label: packing.delivery_time_name },
        }),
        lines: packing.products.flatMap((piece) => {
          const line = snapshot.lines.find((known) => known.key === piece.line_key);
          if (!line) return [];
          const { name, unit_price: unitPrice, tax_class } = line;
          const amount = unitPrice * piece.quantity;
          return [{ name, quantity: piece.quantity, unitPrice, amount, isReducedRate: tax_class === 'reduced' }];
        }),
      })),
    })),
    charges: [
      ...sumByName(snapshot.fees),
      ...snapshot.coupons.filter((coupon) => coupon.discount > 0).map(({ name, discount }) => ({ label: name, amount: -discount })),
    ],
    total: order.totalPayment,
    perRate: snapshot.per_rate.map((row) => ({ ratePercent: row.tax_rate_percent, taxable: row.taxable_incl, tax: row.tax })),
    payment: { name: snapshot.payment_name, timing: snapshot.payment_timing_text },
    applicationPeriod: null,
    cancellation: cancel.slice(0, -1).join('\n'),
    contact: (cancel.at(-1) ?? '').replace(/^お問い合わせ:/, ''),
    orderUrl,
  };
}

function sumByName(fees: Order['fees']): { label: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { name, amount } of fees) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}

function giftNotes({ noshi, wrapping, message, sender }: Order['shippings'][number]): string[] {
  return [
    noshi && `のし:${[noshi.top_text, ...noshi.names].filter(Boolean).join(' ')}`,
    wrapping && `ラッピング:${wrapping.name}`,
    message !== null && 'メッセージカード:あり',
    sender && `ご依頼主:${sender.shipping_name} 様`,
  ].filter((note) => typeof note === 'string');
}
