import type { ReturnedPayment } from '@shop/api';
import { enforceRateLimit } from '../platform/rate-limit/enforce-rate-limit.ts';
import { isSameSecret } from '../platform/config/is-same-secret.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import { findOrder, type PaidOrder } from './order/order.queries.ts';
import { isFreshOrder } from './order/read-by-token.ts';
import { returnKeyOf } from './order/return-key.ts';
import { presentNext, presentPaymentState } from '../payment/present-payment.ts';
import { checkPayment } from './check-payment.ts';

/**
 * Returns the state of an order and its payment for 24 hours, without personal data, in any browser that the payment
 * service sent back. While the payment is open, its state is read from the service.
 * @throws NotFoundError `payment.return_over` for a key that is expired, of another order or of another channel;
 * RateLimitedError
 */
export async function getReturnedPayment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; key: string; address: string };
}): Promise<ReturnedPayment> {
  await enforceRateLimit(ctx, 'returnKey', input.address);
  const found = await findOrder(ctx.db, input.id);
  if (!found || !isSameSecret(input.key, returnKeyOf(found.order)) || !isFreshOrder(ctx, found)) throw returnOver();
  return present(await checkPayment(ctx, found));
}

function present(paid: PaidOrder): ReturnedPayment {
  const state = stateOf(paid);
  const isPlaced = state !== 'pending' && state !== 'open' && state !== 'failed';
  return { state, order_no: isPlaced ? paid.order.orderNo : null };
}

function stateOf({ order, payment }: PaidOrder): ReturnedPayment['state'] {
  if (order.status === 'abandoned') return 'failed';
  if (order.status === 'cancelled') return 'cancelled';
  const next = presentNext(payment);
  if (next?.instructions) return 'awaiting_payment';
  if (order.status === 'awaiting_payment') return next?.url ? 'open' : 'pending';
  const money = presentPaymentState(payment.state);
  return money === 'authorised' || money === 'paid' ? 'paid' : 'accepted';
}

function returnOver(): NotFoundError {
  return new NotFoundError('payment.return_over', 'このリンクではご注文を確認できません。');
}
