import type { ReactNode } from 'react';
import type { MetaOf } from './meta.ts';
import type { LoadStatus } from './kinds.ts';

/** The slots of orders that were placed without a login. */
export interface OrderLookupSlots {
  OrderLookupPage: OrderLookupPageProps;
  GuestOrderPage: GuestOrderPageProps;
}

/** Requests an emailed link to an order that was placed without a login. */
export interface OrderLookupPageProps {
  /** The typed email address and the validity of the link; null before it is requested. */
  readonly sent: { readonly email: string; readonly minutes: number } | null;
  /** Order number and email address with the button. */
  readonly form: ReactNode;
  readonly loginHref: string;
  readonly contactHref: string;
  readonly onAgain: () => void;
}

/** The frame of an order opened by an emailed link. */
export interface GuestOrderPageProps {
  /** `over`: the link is expired or incomplete. */
  readonly status: LoadStatus | 'over';
  /** Where to request a new link. */
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
