import type { Order, ReturnedPayment } from '@shop/api';

/** The result of an order, as far as this browser may see it. */
export type OrderResult =
  | { readonly kind: 'checking' }
  | { readonly kind: 'confirming' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'resume'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'not_placed' }
  | { readonly kind: 'returned'; readonly state: ReturnedPayment['state']; readonly orderNo: string | null }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outage' };

/** Whether the payment service has not reported the result yet. */
export function isUndecided(result: OrderResult): boolean {
  return result.kind === 'checking' || (result.kind === 'returned' && result.state === 'pending');
}
