import type { Totals } from '@shop/money';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import type { CartChange } from './cart-changes.ts';
import type { QuotedDiscount } from './quote-discounts.ts';
import type { QuotedLine } from './quote-lines.ts';
import type { QuotedPoints } from './quote-points.ts';
import type { QuotedPrepaid } from './quote-prepaid.ts';
import type { Problem } from './quote-problems.ts';
import type { QuotedShipping } from './quote-shipping.ts';

/** The fees of the whole order, in yen including tax, at the standard rate (L-23). */
export interface QuotedFees {
  carriage: number;
  cool: number;
  island: number;
  wrapping: number;
  payment: number;
}

/** A payment method for this cart: its fee, and why it is unavailable. */
export interface QuotedPayment {
  method: PaymentMethod;
  fee: number;
  reason: string | null;
  /** Null for methods without prepayment. */
  prepaid: QuotedPrepaid | null;
  /** The day on which a card saved with the order is authorised; otherwise null. */
  authorise_on: string | null;
}

/** The prices, delivery days and problems of a cart. */
export interface Quote {
  lines: QuotedLine[];
  shippings: QuotedShipping[];
  fees: QuotedFees;
  discounts: QuotedDiscount[];
  points: QuotedPoints;
  totals: Totals;
  payments: QuotedPayment[];
  /** The chosen method, if it exists; it may be unavailable. */
  payment: QuotedPayment | null;
  /** Today's tax rate of fees (L-23). */
  standard_rate_percent: number;
  changes: CartChange[];
  problems: Problem[];
  hash: string;
}
