import type { Charge } from 'payjp';
import type { CardOutcome } from '../cards/test-cards.ts';

/** A card as the fake stores it: never its number. */
export interface StoredCard {
  readonly id: string;
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly fingerprint: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly phone: string | null;
  readonly outcome: CardOutcome;
  readonly created: number;
  customer: string | null;
}

export interface StoredToken {
  readonly id: string;
  readonly card: StoredCard;
  readonly created: number;
  isUsed: boolean;
}

/** A charge as the fake stores it; PAY.JP's answers are derived from it. */
export interface StoredCharge {
  readonly id: string;
  readonly card: StoredCard;
  readonly customer: string | null;
  readonly expiryDays: number;
  readonly created: number;
  amount: number;
  metadata: Readonly<Record<string, string>>;
  /** The state of 3-D Secure. */
  holder: NonNullable<Charge['three_d_secure_status']>;
  isPaid: boolean;
  capturedAt: number | null;
  givenBack: number;
  refundReason: string | null;
  failureCode: string | null;
}

export const nowSeconds = (): number => Math.floor(Date.now() / 1000);
