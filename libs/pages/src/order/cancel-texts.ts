import type { Order } from '@shop/api';
import type { orderCopy } from '@shop/copy';

type Texts = typeof orderCopy;
type Paid = Pick<Order, 'payment_code' | 'payment_name' | 'payment_status' | 'totals' | 'points_used' | 'coupons'>;

/** Whether a cancellation can only be requested: money paid by bank transfer is refunded manually. */
export function isRequestedPayment({ payment_code, payment_status }: Paid): boolean {
  return payment_code === 'bank_transfer' && payment_status === 'paid';
}

/** Returns the consequences of a cancellation for products, money, points and coupons. */
export function cancelTerms(order: Paid, t: Texts): string[] {
  const isRequested = isRequestedPayment(order);
  return [
    t.cancel.goods,
    moneyBefore(order, t.moneyBefore),
    ...(order.points_used > 0 ? [(isRequested ? t.pointsRequested : t.pointsBefore)(order.points_used)] : []),
    ...order.coupons.map(({ name }) => (isRequested ? t.couponRequested : t.couponBack)(name)),
  ];
}

/** Returns the consequences for a cancelled order; future ones if the cancellation is requested. */
export function cancelOutcome(order: Paid & Pick<Order, 'status'>, t: Texts): string[] {
  if (order.status !== 'cancelled' && order.status !== 'cancel_requested') return [];
  const isOpen = order.status === 'cancel_requested';
  return [
    moneyAfter(order, t.moneyAfter),
    ...(order.points_used > 0 ? [(isOpen ? t.pointsRequested : t.pointsAfter)(order.points_used)] : []),
    ...order.coupons.map(({ name }) => (isOpen ? t.couponRequested : t.couponBack)(name)),
  ];
}

function moneyBefore(
  { payment_code, payment_name: method, payment_status, totals: { payment } }: Paid,
  t: Texts['moneyBefore'],
): string {
  if (payment === 0) return t.nothing;
  if (payment_status === 'authorised') return t.released(payment, method);
  if (payment_status === 'paid') {
    if (payment_code === 'virtual_account') return t.toAccount(payment, method);
    return payment_code === 'bank_transfer' ? t.byHand(payment) : t.refunded(payment, method);
  }
  return payment_code === 'cod' ? t.atDoor(payment) : t.notYet(payment, method);
}

function moneyAfter(
  { payment_code, payment_name: method, payment_status, totals: { payment } }: Paid,
  t: Texts['moneyAfter'],
): string {
  if (payment === 0) return t.nothing;
  switch (payment_status) {
    case 'authorised':
      return t.releasing(payment, method);
    case 'voided':
      // Only a card holds money that was never taken.
      return payment_code === 'card' ? t.released(payment, method) : t.nothing;
    case 'paid':
      return payment_code === 'bank_transfer' ? t.byHand(payment) : t.refunding(payment, method);
    case 'refunded':
      return t.refunded(payment, method);
    default:
      return t.nothing;
  }
}
