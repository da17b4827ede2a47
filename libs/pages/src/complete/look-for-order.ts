import { ApiFailure, type PaymentCheck } from '@shop/api';
import { browserShop, isPaymentOpen } from '@shop/state';
import type { OrderResult } from './order-result.ts';
import { readOrder, readReturned } from './read-order.ts';
import type { ReturnKey } from './return-key.ts';

/** The result with the order that it is of; null where none is known. */
interface Found {
  readonly result: OrderResult;
  readonly orderId: string | null;
}

/**
 * Looks once for the order: that of this browser, or its state alone, where the payment service has sent another browser back.
 *
 * @throws DecisionUnknown while it is open whether an order that was sent was taken
 */
export async function lookForOrder(returned: ReturnKey | null): Promise<OrderResult> {
  const { result, orderId } = await lookHere().catch((error) => ({ result: refusalOf(error), orderId: null }));
  if (returned === null || returned.order === orderId || result.kind === 'outage') return result;
  const there = await readReturned(returned).catch(refusalOf);
  // Its cart is open again, and no longer says of which order.
  const isOwn = there.kind === 'returned' && there.state === 'failed' && result.kind === 'failed';
  return isOwn ? result : there;
}

function refusalOf(error: unknown): OrderResult {
  if (!(error instanceof ApiFailure)) throw error;
  // 422: a key that nothing can have.
  return { kind: [404, 410, 422].includes(error.status) ? 'missing' : 'outage' };
}

async function lookHere(): Promise<Found> {
  const shop = browserShop();
  const check = () => shop.dispatch((actions) => actions.checkPayment());
  await shop.waitForLogin();
  await shop.dispatch((actions) => actions.restoreCart());
  const wasSent = shop.state()?.cart.sent?.isKnown === false;
  const decision = shop.state()?.cart.decideData ?? (await shop.dispatch((actions) => actions.askDecision()));
  if (decision !== null) {
    const { id } = decision;
    return { orderId: id, result: isPaymentOpen(decision) ? await resultOf(await check()) : await readOrder(id) };
  }
  const cart = await shop.dispatch((actions) => actions.loadCart());
  const id = cart?.detail.order.id ?? null;
  if (cart?.state === 'decided' && id !== null) return { orderId: id, result: await readOrder(id) };
  if (cart?.state === 'paying') {
    const checked = await check();
    return { orderId: checked.order_id, result: await resultOf(checked) };
  }
  const result: OrderResult = cart?.transaction_error
    ? { kind: 'failed', message: cart.transaction_error.message }
    : { kind: wasSent ? 'not_placed' : 'missing' };
  return { orderId: null, result };
}

async function resultOf(check: PaymentCheck): Promise<OrderResult> {
  switch (check.next_action) {
    case 'wait':
      return { kind: 'checking' };
    case 'resume':
      return check.next?.url ? { kind: 'resume', url: check.next.url } : { kind: 'checking' };
    case 'retry':
      return { kind: 'failed', message: check.failure?.message ?? null };
    case 'complete':
      return check.order_id === null ? { kind: 'missing' } : readOrder(check.order_id);
  }
}
