import { daysBetween, inJapan } from '@shop/japanese';
import type { Ctx } from '../../platform/context/ctx.ts';
import { freePayment } from '../../payment/free-payment.ts';
import { methodsOf } from '../../payment/methods-of.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { paymentMethodsSnapshot } from '../../payment/payment-method.snapshot.ts';
import { isAwaitingMoney, type AmendedOrder } from './amended-order.ts';

/**
 * Returns the payment methods of the channel, with that of the order as far as it still matters: a payment that the
 * shop has received sets no limits; an authorised card must be charged before its authorisation ends; a saved card is
 * authorised near shipping, as before.
 */
export function methodsForAmendment(
  ctx: Pick<Ctx, 'channel' | 'config' | 'snapshots'>,
  amended: AmendedOrder,
  now: Date,
): PaymentMethod[] {
  const { order, payment } = amended;
  const offered = methodsOf(ctx).filter(({ id }) => id !== payment.methodId);
  const known = [
    ...methodsOf(ctx),
    ...[...ctx.snapshots.read(paymentMethodsSnapshot).values()].flat(),
    freePayment,
  ].find(({ id }) => id === payment.methodId);
  const own: PaymentMethod = {
    ...freePayment,
    ...known,
    id: payment.methodId,
    // The order stores the code of a method.
    code: order.snapshot.payment_code as PaymentMethod['code'],
    name: order.snapshot.payment_name,
    is_fallback: false,
  };
  return [...offered, limited(own, amended, now)];
}

function limited(method: PaymentMethod, amended: AmendedOrder, now: Date): PaymentMethod {
  const { payment, order } = amended;
  if (isAwaitingMoney(amended)) return method;
  const { authorised_days: days, ...paid } = { ...method, pay_within_days: null };
  if (payment.state === 'kept') return { ...paid, authorised_days: 0 };
  if (payment.state === 'authorised' && days !== undefined) {
    const since = inJapan(payment.authoriseAt ?? order.orderedAt).day;
    return {
      ...paid,
      authorised_days: Math.max(0, days - daysBetween(since, inJapan(now).day)),
      defers_authorisation: false,
    };
  }
  if (method.code === 'cod') return paid;
  return {
    ...paid,
    min_total: 0,
    max_total: null,
    closed_zones: [],
    allows_multiple_destinations: true,
    allows_gift: true,
  };
}
