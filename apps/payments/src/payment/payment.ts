import type { CardBrand } from '@shop/payment-fakes/cards';
import type { CardOutcome } from '@shop/payment-fakes/cards';

export type PaymentStatus =
  | 'requires_action'
  | 'kept'
  | 'authorised'
  | 'failed'
  | 'pending'
  | 'paid'
  | 'captured'
  | 'voided'
  | 'refunded'
  | 'expired';

/** One payment as it is stored. Amounts are integer yen; instants RFC 3339 in UTC. */
export interface Payment {
  readonly id: string;
  readonly method: 'card' | 'cvs';
  readonly status: PaymentStatus;
  readonly amount: number;
  readonly refundedAmount: number;
  readonly reference: string;
  readonly returnUrl: string;
  readonly createdAt: string;
  /** After this instant an unfinished payment is `expired`. */
  readonly expiresAt: string;
  /** Whether the card is only saved, without an authorisation. */
  readonly isKeeping?: boolean;
  readonly failureCode?: string;
  /** The result of 3-D Secure, which the shop must store. */
  readonly eci?: string;
  readonly card?: { readonly brand: CardBrand; readonly last4: string };
  readonly challenge?: { readonly outcome: CardOutcome; readonly triesLeft: number };
  readonly instructions?: { readonly storeCode: string; readonly storeName: string; readonly number: string };
}

/** A payment as the protocol shows it. */
export function toWire(payment: Payment, publicUrl: string) {
  const { instructions } = payment;
  return {
    id: payment.id,
    status: payment.status,
    method: payment.method,
    amount: payment.isKeeping ? 0 : payment.amount,
    refunded_amount: payment.refundedAmount,
    currency: 'JPY' as const,
    reference: payment.reference,
    created_at: payment.createdAt,
    expires_at: payment.expiresAt,
    ...(payment.status === 'requires_action' && { next_url: `${publicUrl}/3ds/${payment.id}` }),
    ...(instructions && {
      instructions: {
        store_code: instructions.storeCode,
        store_name: instructions.storeName,
        number: instructions.number,
        expires_at: payment.expiresAt,
      },
    }),
    ...(payment.isKeeping && { is_keeping: true }),
    ...(payment.failureCode && { failure_code: payment.failureCode }),
    ...(payment.eci && { eci: payment.eci }),
    ...(payment.card && { card: payment.card }),
  };
}

export type PaymentOnWire = ReturnType<typeof toWire>;
