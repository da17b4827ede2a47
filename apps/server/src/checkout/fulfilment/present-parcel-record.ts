import { noshiCopy, orderWorkCopy as t } from '@shop/copy';
import { formatDateTime, formatTelephone } from '@shop/japanese';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import { refundedOf } from '../../payment/refund/refunded-of.ts';
import type { ParcelRecord } from './shop-parcel.queries.ts';
import { piecesOf } from './shop-parcel.ts';

/**
 * Returns a parcel, or an order without one, as a flat row of the export. Names and order of the columns never change.
 * Tax by rate is in the first row of an order, so that the columns can be summed.
 */
export function presentParcelRecord(
  { order, payment, parcel, giftAddress, no }: ParcelRecord,
  { channel, isFirst }: { channel: string; isFirst: boolean },
) {
  const { snapshot } = order;
  const shipping = snapshot.shippings.find(({ packings }) => packings.some(({ key }) => key === parcel?.packingKey));
  const packing = shipping?.packings.find(({ key }) => key === parcel?.packingKey);
  const receiver = shipping?.address ?? giftAddress;
  return {
    order_no: order.orderNo,
    parcel_no: parcel ? no : null,
    channel,
    status: order.status,
    ordered_at: formatDateTime(order.orderedAt),
    payment: snapshot.payment_code,
    payment_state: payment.state,
    total_payment: order.totalPayment,
    ship_date: parcel?.shipDate ?? null,
    planned_date: parcel?.plannedDate ?? null,
    time_slot: parcel?.timeSlot ?? null,
    zone: parcel?.zone ?? null,
    carrier: parcel?.carrier ?? null,
    handover: parcel?.handover ?? null,
    tracking_no: parcel?.trackingNo ?? null,
    orderer_name: snapshot.orderer.name,
    // Digits without hyphens would lose their leading zero in a spreadsheet.
    orderer_phone: formatTelephone(snapshot.orderer.phone_number),
    orderer_email: snapshot.orderer.email,
    receiver_name: receiver?.shipping_name ?? null,
    receiver_postal_code: receiver?.formatted_postal_code ?? null,
    receiver_address: receiver?.full_address ?? null,
    receiver_phone: receiver ? formatTelephone(receiver.phone_number) : null,
    goods: packing
      ? piecesOf(order, packing)
          .map(({ line, quantity }) => t.goods(line.name, quantity))
          .join('、')
      : null,
    noshi: shipping?.noshi
      ? noshiCopy.summary(
          noshiCopy.purposes[shipping.noshi.purpose],
          shipping.noshi.top_text,
          shipping.noshi.names,
          noshiCopy.positions[shipping.noshi.position],
          noshiCopy.ribbons[shipping.noshi.ribbon],
        )
      : null,
    wrapping: shipping?.wrapping?.name ?? null,
    message: shipping?.message ?? null,
    note: snapshot.note,
    refunded: refundedOf({ order, payment }),
    ...taxColumns(isFirst ? order.snapshot.per_rate : []),
  };
}

/** Returns what is taxed at each rate, tax included, and the tax in it; null for a rate that the order does not have. */
function taxColumns(rates: OrderSnapshot['per_rate']) {
  const of = (percent: number) => rates.find(({ tax_rate_percent: rate }) => rate === percent);
  const [reduced, standard] = [of(8), of(10)];
  return {
    taxable_8: reduced?.taxable_incl ?? null,
    tax_8: reduced?.tax ?? null,
    taxable_10: standard?.taxable_incl ?? null,
    tax_10: standard?.tax ?? null,
  };
}

/** The columns of the export in their order; new ones are added at the end. */
export const parcelColumns = [
  'order_no',
  'parcel_no',
  'channel',
  'status',
  'ordered_at',
  'payment',
  'payment_state',
  'total_payment',
  'ship_date',
  'planned_date',
  'time_slot',
  'zone',
  'carrier',
  'handover',
  'tracking_no',
  'orderer_name',
  'orderer_phone',
  'orderer_email',
  'receiver_name',
  'receiver_postal_code',
  'receiver_address',
  'receiver_phone',
  'goods',
  'noshi',
  'wrapping',
  'message',
  'note',
  'refunded',
  'taxable_8',
  'tax_8',
  'taxable_10',
  'tax_10',
] as const satisfies readonly (keyof ReturnType<typeof presentParcelRecord>)[];
