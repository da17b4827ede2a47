import type { Decision, DecisionResult } from '@shop/api';
import { enforceRateLimit } from '../platform/rate-limit/enforce-rate-limit.ts';
import { refuseWhenNotSelling } from '../cart/refuse-when-not-selling.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { InvalidInputError } from '../platform/errors/index.ts';
import { failureMessage } from '../payment/failure-message.ts';
import { presentNext, presentPaymentState } from '../payment/present-payment.ts';
import type { CardSource } from '../payment/provider/payment-provider.ts';
import { refuseGuest } from './refuse-guest.ts';
import { endStranded } from './end-stranded.ts';
import { startServicePayment } from './start-service-payment.ts';
import { paymentSource } from './user-card/payment-source.ts';
import { findOrderByKey, type PaidOrder } from './order/order.queries.ts';
import { placeNumbered } from './order/place-numbered.ts';
import type { PlacedOrder, PlaceOrderInput } from './order/place-order.ts';

const defaultReturnPath = '/cart/complete/';

/**
 * Places the order in one transaction, then begins the payment outside of it if the method needs one. The same key
 * always gets the same answer; another key on a cart that became an order gets that order.
 * @throws the refusals of `placeOrder`; InvalidInputError `payment.declined` when the payment failed at once, or
 * `payment.unavailable` when its service is down: the cart is open again, with the reason
 */
export async function decideCart({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Decision & { token: string; address: string };
}): Promise<DecisionResult> {
  const source = await paymentSource(ctx, input.payment_token ?? null);
  const wanted: PlaceOrderInput = {
    token: input.token,
    idempotency_key: input.idempotency_key,
    quote_hash: input.quote_hash,
    payment_token: source && (input.payment_token ?? null),
    store_code: input.store_code ?? null,
    return_path: input.return_path ?? defaultReturnPath,
  };
  const placed = await placeWithinLimits(ctx, wanted, input.address).catch((error: unknown) =>
    earlierOrder(ctx, wanted, error),
  );
  const paid = needsService(placed, source, input) ? await startServicePayment(ctx, placed, source) : placed;
  return resultOf(await endStranded(ctx, paid));
}

async function placeWithinLimits(ctx: Ctx, wanted: PlaceOrderInput, address: string): Promise<PlacedOrder> {
  refuseWhenNotSelling(ctx);
  refuseGuest(ctx);
  await enforceRateLimit(ctx, 'decideCart', address);
  return placeNumbered(ctx, wanted);
}

/**
 * Returns the first answer of a key that was used before, even if the order has changed since. A client without an
 * answer repeats the call, and must not take a new refusal for the result of the first.
 */
async function earlierOrder(
  ctx: Ctx,
  { token, idempotency_key }: PlaceOrderInput,
  error: unknown,
): Promise<PlacedOrder> {
  const earlier = await findOrderByKey(ctx.db, token, idempotency_key);
  if (earlier?.order.channelId !== ctx.channel.id) throw error;
  return { ...earlier, isNew: false };
}

/**
 * Whether a call to the service had no answer and must be repeated; the service then returns the payment that it has.
 */
function needsService(
  { payment, order }: PlacedOrder,
  source: CardSource | null,
  { idempotency_key }: Decision,
): boolean {
  const isUnanswered = payment.state === 'started' && payment.serviceId === null;
  const isSameDecision = order.idempotencyKey === idempotency_key;
  return isUnanswered && isSameDecision && (source !== null || order.snapshot.payment_code !== 'card');
}

/** @throws InvalidInputError `payment.declined`, or the reason of the service, when the payment failed */
export function resultOf({ order, payment }: PaidOrder): DecisionResult {
  if (payment.state === 'failed' || order.status === 'abandoned') {
    const reason = payment.failureCode ?? payment.state;
    const code = reason.startsWith('payment.') ? reason : 'payment.declined';
    throw new InvalidInputError(code, failureMessage(reason));
  }
  return {
    id: order.id,
    order_no: order.orderNo,
    payment_id: payment.methodId,
    payment_code: order.snapshot.payment_code,
    order_status: order.status,
    payment_status: presentPaymentState(payment.state),
    next: presentNext(payment),
  };
}
