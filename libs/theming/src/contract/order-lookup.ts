import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
import type { LoadStatus } from './kinds.ts';

/** An order that was placed without a login: the link to it, and what stands around it. */
export interface OrderLookupSlots {
  OrderLookupPage: OrderLookupPageProps;
  GuestOrderPage: GuestOrderPageProps;
}

/** Asking for the mailed link to an order that was placed without a login. */
export interface OrderLookupPageProps {
  /** Which address was typed, and how long a link to it lives; null while it is asked for. */
  readonly sent: { readonly email: string; readonly minutes: number } | null;
  /** Number and address with their button. */
  readonly form: ReactNode;
  readonly loginHref: string;
  readonly contactHref: string;
  readonly onAgain: () => void;
}

/** What stands around an order that a mailed link has brought. */
export interface GuestOrderPageProps {
  /** `over`: the link is expired or incomplete. */
  readonly status: LoadStatus | 'over';
  /** Where a new link is asked for. */
  readonly askHref: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}

export const orderLookupMeta = {
  OrderLookupPage: {
    v: 1,
    wrap: 'safe',
    replace: 'safe',
    doc: 'The link to an order without a login is asked for',
    states: ['form', 'sent', 'long_text'],
  },
  GuestOrderPage: {
    v: 1,
    wrap: 'safe',
    replace: 'safe',
    doc: 'Around the order that a mailed link has brought',
    states: ['ready', 'loading', 'over', 'outage', 'long_text'],
  },
} as const satisfies MetaOf<OrderLookupSlots>;
