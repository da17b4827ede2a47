import type { ReactNode } from 'react';
import type { OrderStatusName } from './account-orders.ts';
import type { DonePageProps } from './kinds.ts';

/** An unfinished order, which prevents withdrawal. */
export interface OpenOrderView {
  readonly id: string;
  readonly orderNo: string;
  /** `2026.11.21 9:05` */
  readonly orderedAt: string;
  readonly status: OrderStatusName;
  /** The name of the channel of the order; null for this one. */
  readonly shop: string | null;
  readonly href: string;
}

/** What the member loses, counted over all channels. */
export interface LeavingLoss {
  readonly points: number;
  readonly coupons: number;
  readonly favourites: number;
  readonly cards: number;
  readonly addresses: number;
  readonly memorials: number;
}

/** Withdrawal: what is lost and what prevents it, the password, and the confirmation. */
export interface LeavePageProps extends DonePageProps {
  readonly step: 'review' | 'confirm' | 'done';
  /** The shop's text for this step, HTML to be sanitised. */
  readonly caution: string | null;
  /** What is lost; null after withdrawal. */
  readonly loss: LeavingLoss | null;
  /** Unfinished orders; while there is one, the next step is closed. */
  readonly orders: readonly OpenOrderView[];
  /** The password form with its button; null except in the step `confirm`. */
  readonly form: ReactNode;
  /** The two steps. */
  readonly reviewHref: string;
  readonly confirmHref: string;
  /** The link to cancel. */
  readonly backHref: string;
}
