import { SOCIAL_GIFT } from '@shop/constants';
import {
  checkoutCopy,
  handoverCopy,
  noshiCopy,
  prepaymentCopy,
  type MailOrderLine,
  type OrderLinks,
  type OrderMail,
  type PaymentReceivedMail,
} from '@shop/copy';
import { formatDateTime, formatMonthDay } from '@shop/japanese';
import type { Order, OrderPacking } from '@shop/api';
import type { OrderRow } from './order.queries.ts';
import type { OrderedLine } from './order-snapshot.ts';
import { deliveryText } from './order-terms.ts';

const zoneNames = { ambient: '常温便', chilled: '冷蔵便', frozen: '冷凍便' } as const;

/** The confirmation mail of an order with the six items of L-02, from its stored terms. */
export function orderMail(order: OrderRow, links: OrderLinks): OrderMail {
  const { snapshot } = order;
  const term = (code: Order['terms'][number]['code']) =>
    snapshot.terms.find((known) => known.code === code)?.lines ?? [];
  const cancel = term('cancel');
  const extras = [
    snapshot.receipt_addressee && checkoutCopy.confirm.receiptTo(snapshot.receipt_addressee),
    snapshot.receipt_note && checkoutCopy.confirm.receiptFor(snapshot.receipt_note),
    snapshot.note,
  ].filter((line): line is string => Boolean(line));
  return {
    orderNo: order.orderNo,
    orderedAt: formatDateTime(order.orderedAt),
    ordererName: snapshot.orderer.name,
    destinations: snapshot.shippings.map((shipping) => ({
      name: shipping.address?.shipping_name ?? shipping.social_receiver?.name ?? '',
      address: shipping.address
        ? `〒${shipping.address.formatted_postal_code} ${shipping.address.full_address}`
        : checkoutCopy.confirm.receiverEnters,
      notes: [
        ...giftNotes(shipping),
        ...measuredNotes(snapshot.lines, shipping),
        ...(snapshot.other ?? []).map(({ label, value }) => `${label}:${value}`),
      ],
      parcels: shipping.packings.map((packing) => ({
        zone: zoneNames[packing.zone],
        deliveryTime: deliveryTimeOf(packing),
        lines: packing.products.flatMap((piece) => {
          const line = snapshot.lines.find((known) => known.key === piece.line_key);
          if (!line) return [];
          const extras = (packing.accessories ?? []).flatMap(({ line_key, key, quantity }) => {
            const extra = line_key === line.key ? line.accessories?.find((known) => known.key === key) : undefined;
            return extra ? [mailLine({ ...extra, name: `+ ${extra.name}` }, quantity)] : [];
          });
          return [mailLine(line, piece.quantity), ...extras];
        }),
      })),
    })),
    charges: [
      ...sumByName(snapshot.fees),
      ...snapshot.coupons
        .filter((coupon) => coupon.discount > 0)
        .map(({ name, discount }) => ({ label: name, amount: -discount })),
      ...(snapshot.points_used > 0 ? [{ label: 'ポイントのご利用', amount: -snapshot.points_used }] : []),
    ],
    total: order.totalPayment,
    perRate: snapshot.per_rate.map((row) => ({
      ratePercent: row.tax_rate_percent,
      taxable: row.taxable_incl,
      tax: row.tax,
    })),
    payment: { name: snapshot.payment_name, timing: snapshot.payment_timing_text },
    ...(extras.length > 0 && { extras }),
    applicationPeriod: term('period').join('\n'),
    cancellation: cancel.slice(0, -1).join('\n'),
    contact: (cancel.at(-1) ?? '').replace(/^お問い合わせ:/, ''),
    ...links,
  };
}

/** Delivery days of the parcels, and whether one differs from the agreed day. */
export function daysShownBy({ snapshot }: OrderRow): Pick<PaymentReceivedMail, 'days' | 'isMoved'> {
  const parcels = snapshot.shippings.flatMap(({ address, packings }) =>
    address ? packings.map((packing) => ({ name: address.shipping_name, packing })) : [],
  );
  return {
    days: parcels.map(({ name, packing }) => `${name} 様・${zoneNames[packing.zone]}:${deliveryTimeOf(packing)}`),
    isMoved: parcels.some(({ packing }) => packing.moved_from !== undefined),
  };
}

function mailLine(goods: Pick<OrderedLine, 'name' | 'unit_price' | 'tax_class'>, quantity: number): MailOrderLine {
  const { name, unit_price: unitPrice, tax_class } = goods;
  return { name, quantity, unitPrice, amount: unitPrice * quantity, isReducedRate: tax_class === 'reduced' };
}

/** Returns the agreed delivery day of a parcel, as text. */
export function deliveryTimeOf({
  delivery_date,
  planned_date,
  ship_date,
  pay_by,
  moved_from,
  delivery_time,
  delivery_time_name,
  handover = 'in_person',
  handover_name = handoverCopy.names[handover],
}: OrderPacking): string {
  if (planned_date === null || ship_date === null) return checkoutCopy.confirm.receiverChooses(SOCIAL_GIFT.validDays);
  const time_slot = delivery_time_name === null ? null : { code: delivery_time ?? '', label: delivery_time_name };
  const text = deliveryText({
    delivery_date,
    expected: { date: planned_date, ship_date },
    time_slot,
    prepaid: pay_by === undefined ? null : { pay_by },
    handover: { code: handover, name: handover_name },
  });
  return moved_from === undefined ? text : prepaymentCopy.changedDay(text, formatMonthDay(moved_from));
}

function sumByName(fees: Order['fees']): { label: string; amount: number }[] {
  const sums = new Map<string, number>();
  for (const { name, amount } of fees) sums.set(name, (sums.get(name) ?? 0) + amount);
  return [...sums].map(([label, amount]) => ({ label, amount }));
}

/** The wearers of the products for this destination, with their measurements. */
function measuredNotes(lines: readonly OrderedLine[], { packings }: Order['shippings'][number]): string[] {
  const here = new Set(packings.flatMap(({ products }) => products.map(({ line_key }) => line_key)));
  return lines.flatMap(({ key, name, options }) =>
    options && here.has(key) ? [`${name}:${options.map(({ label, value }) => `${label} ${value}`).join('、')}`] : [],
  );
}

function giftNotes({ noshi, wrapping, message, sender }: Order['shippings'][number]): string[] {
  return [
    noshi && `のし:${noshiText(noshi)}`,
    wrapping && `ラッピング:${wrapping.name}`,
    message !== null && `メッセージカード:\n${message}`,
    sender && `ご依頼主:${sender.shipping_name} 様`,
  ].filter((note) => typeof note === 'string');
}

export function noshiText({
  purpose,
  ribbon,
  top_text,
  names,
  position,
}: NonNullable<Order['shippings'][number]['noshi']>): string {
  const t = noshiCopy;
  return t.summary(t.purposes[purpose], top_text, names, t.positions[position], t.ribbons[ribbon]);
}
