import type { ReactNode } from 'react';
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
  readonly requestHref: string;
  readonly onRetry: () => void;
  readonly children: ReactNode;
}
