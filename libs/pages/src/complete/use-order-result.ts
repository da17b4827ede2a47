import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { ApiFailure, type Order, type PaymentCheck } from '@shop/api';
import { browserShop } from '@shop/state';

/** What became of the order of this browser. */
export type OrderResult =
  | { readonly kind: 'checking' }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'resume'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outage' };

const CHECK_EVERY_MS = 1500;
const MOST_CHECKS = 20;

/**
 * Finds the order, or the truth about its payment: the server is asked, the address bar is never trusted. The same
 * answer comes after a reload, in a second tab and after the browser was closed.
 */
export function useOrderResult(): { readonly result: OrderResult; readonly look: () => void } {
  const [result, setResult] = useState<OrderResult>({ kind: 'checking' });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const look = async (checks: number): Promise<void> => {
    setResult({ kind: 'checking' });
    const found = await lookOnce();
    if (found.kind === 'checking' && checks < MOST_CHECKS) timer.current = setTimeout(() => void look(checks + 1), CHECK_EVERY_MS);
    else setResult(found.kind === 'checking' ? { kind: 'outage' } : found);
  };
  const begin = useEffectEvent(() => void look(1));
  useEffect(() => {
    begin();
    return () => clearTimeout(timer.current);
  }, []);
  return { result, look: () => void look(1) };
}

async function lookOnce(): Promise<OrderResult> {
  const shop = browserShop();
  try {
    await shop.waitForLogin();
    await shop.dispatch('restoreCart');
    const known = shop.state()?.cart.order;
    const cart = shop.state()?.cart.decideData ? null : await shop.dispatch('loadCart');
    if (cart?.state === 'decided' && cart.detail.order.id !== null) return await readOrder(cart.detail.order.id);
    if (cart?.state === 'open') return cart.transaction_error ? { kind: 'failed', message: cart.transaction_error.message } : { kind: 'missing' };
    if (cart === null && !known && !shop.state()?.cart.token) return { kind: 'missing' };
    return await resultOf(await shop.dispatch('checkPayment'));
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

/** A guest's order is read by the token of the cart that became it. */
async function readOrder(id: string): Promise<OrderResult> {
  const { api, state } = browserShop();
  const token = state()?.cart.token;
  const { data } = await api.GET('/v1/carts/order/{id}', {
    params: { path: { id }, ...(token && { header: { 'X-Cart-Token': token } }) },
    isKept: true,
  });
  return { kind: 'order', order: data };
}
