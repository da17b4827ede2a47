import { useRef, useState } from 'react';
import { ApiFailure, type Order, type PaymentCheck } from '@shop/api';
import { browserShop, DecisionUnknown, isPaymentOpen } from '@shop/state';
import { useDecisionInquiry } from '../checkout/use-decision-inquiry.ts';
import { useWhile } from '../timing/use-while.ts';

/** What became of the order of this browser. */
export type OrderResult =
  | { readonly kind: 'checking' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'resume'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'not_placed' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outage' };

const CHECK_EVERY_MS = 1500;
const MOST_CHECKS = 20;

/**
 * Finds the order, or the truth about its payment: the server is asked, the address bar is never trusted. The same
 * answer comes after a reload, in a second tab and after the browser was closed. While no answer comes to an order that
 * was sent, it is asked on.
 */
export function useOrderResult(): { readonly result: OrderResult; readonly look: () => void } {
  const [result, setResult] = useState<OrderResult>({ kind: 'checking' });
  const inquiry = useDecisionInquiry();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (checks: number): Promise<void> => {
    setResult({ kind: 'checking' });
    const found = await inquiry.ask(lookOnce).catch(unlessLeft);
    if (found === null) return;
    if (found.kind === 'checking' && checks < MOST_CHECKS)
      timer.current = setTimeout(() => void look(checks + 1), CHECK_EVERY_MS);
    else setResult(found.kind === 'checking' ? { kind: 'stalled' } : found);
  };
  useWhile(true, () => {
    void look(1);
    return () => clearTimeout(timer.current);
  });
  const isAsking = inquiry.status !== 'quiet';
  return { result: isAsking ? { kind: inquiry.status } : result, look: isAsking ? inquiry.again : () => void look(1) };
}

function unlessLeft(error: unknown): null {
  if (error instanceof DecisionUnknown) return null;
  throw error;
}

/** @throws DecisionUnknown while it is open whether an order that was sent was taken */
async function lookOnce(): Promise<OrderResult> {
  const shop = browserShop();
  try {
    await shop.waitForLogin();
    await shop.dispatch((actions) => actions.restoreCart());
    const wasSent = shop.state()?.cart.sent?.isKnown === false;
    const decision = shop.state()?.cart.decideData ?? (await shop.dispatch((actions) => actions.askDecision()));
    if (decision !== null)
      return isPaymentOpen(decision)
        ? resultOf(await shop.dispatch((actions) => actions.checkPayment()))
        : await readOrder(decision.id);
    const cart = await shop.dispatch((actions) => actions.loadCart());
    if (cart?.state === 'decided' && cart.detail.order.id !== null) return await readOrder(cart.detail.order.id);
    if (cart?.state === 'paying') return await resultOf(await shop.dispatch((actions) => actions.checkPayment()));
    if (cart?.transaction_error) return { kind: 'failed', message: cart.transaction_error.message };
    return { kind: wasSent ? 'not_placed' : 'missing' };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    return error.status === 404 || error.status === 410 ? { kind: 'missing' } : { kind: 'outage' };
  }
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

/** The order is read by the token of the cart that became it, or by the member who has ordered. */
async function readOrder(id: string): Promise<OrderResult> {
  const { api, state } = browserShop();
  const { order, token: atHand } = state()?.cart ?? { order: null, token: null };
  const token = order?.id === id ? order.token : atHand;
  const { data } = await api.GET('/v1/carts/order/{id}', {
    params: { path: { id }, ...(token && { header: { 'X-Cart-Token': token } }) },
    isKept: true,
  });
  return { kind: 'order', order: data };
}
