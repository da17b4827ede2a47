import type { PaymentCheck } from '@shop/api';
import { isReachable } from '../cart/load-cart.ts';
import { findCart } from '../cart/cart.queries.ts';
import { cartExpired } from '../cart/cart-errors.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import { isReadByToken } from './order/read-by-token.ts';
import { findOrderOfCart, type PaidOrder } from './order/order.queries.ts';
import { endStranded } from './end-stranded.ts';
import { checkPayment } from './check-payment.ts';
import { failureMessage } from '../payment/failure-message.ts';
import { presentNext, presentPaymentState } from '../payment/present-payment.ts';

/**
 * Returns the state of a payment of this cart, read from the service while it is open, never from the browser's URL.
 * @throws GoneError `cart.common.is_expired`
 * @throws NotFoundError `payment.not_found` when nothing was paid with this method
 */
export async function checkCartPayment({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { token: string; payment_id: number };
}): Promise<PaymentCheck> {
  const found = await findOrderOfCart(ctx.db, input.token, input.payment_id);
  if (!found || !isReadByToken(ctx, found, input.token)) await requireReachable(ctx, input.token);
  if (!found) throw new NotFoundError('payment.not_found', 'お支払いの記録が見つかりませんでした。');
  return presentCheck(await endStranded(ctx, await checkPayment(ctx, found)));
}

async function requireReachable(ctx: Ctx, token: string): Promise<void> {
  const cart = await findCart(ctx.db, token);
  if (!cart || !isReachable(cart, ctx)) throw cartExpired();
}

function presentCheck(paid: PaidOrder): PaymentCheck {
  const { order, payment } = paid;
  const isOver = order.status === 'abandoned' || order.status === 'cancelled';
  const code = payment.failureCode ?? payment.state;
  return {
    status: presentPaymentState(payment.state),
    next_action: nextAction(paid),
    order_id: isOver ? null : order.id,
    order_no: isOver ? null : order.orderNo,
    order_status: order.status,
    next: presentNext(payment),
    failure: isOver ? { code, message: failureMessage(code) } : null,
  };
}

function nextAction({ order, payment }: PaidOrder): PaymentCheck['next_action'] {
  if (order.status === 'abandoned' || order.status === 'cancelled') return 'retry';
  if (order.status !== 'awaiting_payment' || payment.instructions !== null) return 'complete';
  return payment.nextUrl === null ? 'wait' : 'resume';
}
