import type { ReactNode } from 'react';
import type { OrderStatusName } from './account-orders.ts';
import type { DonePageProps } from './kinds.ts';

/** An order that is not done, and so keeps its member. */
export interface OpenOrderView {
  readonly id: string;
  readonly orderNo: string;
  /** `2026.11.21 9:05` */
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  /** Name of the other channel that it was placed on; null for this one. */
  readonly shop: string | null;
  readonly href: string;
}

/** What goes with a membership: counts, on all channels together. */
export interface LeavingLoss {
  readonly points: number;
  readonly coupons: number;
  readonly favourites: number;
  readonly cards: number;
  readonly addresses: number;
  readonly memorials: number;
}

/** Leaving: what it takes away and what stands in its way, the password, and the farewell. */
export interface LeavePageProps extends DonePageProps {
  readonly step: 'review' | 'confirm' | 'done';
  /** The shop's own words to this step, HTML to be sanitised. */
  readonly caution: string | null;
  /** Null once it has gone. */
  readonly loss: LeavingLoss | null;
  /** Nobody goes on while there is one. */
  readonly orders: readonly OpenOrderView[];
  /** The password, with its own button; null but in the step `confirm`. */
  readonly form: ReactNode;
  /** The two steps. */
  readonly reviewHref: string;
  readonly confirmHref: string;
  /** Away from it. */
  readonly backHref: string;
}
