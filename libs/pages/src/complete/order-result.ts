import type { Order, ReturnedPayment } from '@shop/api';

/** What became of an order, as this browser can know it. */
export type OrderResult =
  | { readonly kind: 'checking' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'stalled' }
  | { readonly kind: 'order'; readonly order: Order }
  | { readonly kind: 'resume'; readonly url: string }
  | { readonly kind: 'failed'; readonly message: string | null }
  | { readonly kind: 'not_placed' }
  | {
      readonly kind: 'returned';
      readonly state: Exclude<ReturnedPayment['state'], 'pending'>;
      readonly orderNo: string | null;
    }
  | { readonly kind: 'missing' }
  | { readonly kind: 'outage' };
