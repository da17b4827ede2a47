import type { Cart, CartOrder } from '@shop/api';
import type { CartRow } from '../cart.queries.ts';
import type { Quote } from '../quote/quote.ts';

/** Orderer, payment and the sums of a cart. */
export function presentCartOrder(
  { document, orderId }: CartRow,
  quote: Quote,
  coupons: Cart['detail']['coupons'],
): CartOrder {
  const { order } = document;
  const { fees, totals, payment } = quote;
  return {
    id: orderId,
    orderer: order.orderer,
    payment_id: payment?.method.id ?? null,
    payment_code: payment?.method.code ?? null,
    payment_name: payment?.method.name ?? null,
    coupons,
    points_used: quote.points.used,
    note: order.note,
    receipt_addressee: order.receipt_addressee,
    receipt_note: order.receipt_note,
    other: document.other,
    total_goods: totals.lines,
    total_carriage: fees.carriage + fees.cool + fees.island,
    total_fees: fees.wrapping + fees.payment,
    total_discount: totals.discount,
    total_tax: totals.tax,
    total_payment: totals.total,
  };
}
