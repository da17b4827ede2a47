import type { TokenisedCard } from '../tokens/token-vault.ts';

/** A customer whose cards are saved. Only the shop's reference identifies the person. */
export interface Customer {
  readonly id: string;
  readonly reference: string;
  readonly createdAt: string;
}

/** A card of a customer: never the number, never the security code. */
export interface StoredCard extends TokenisedCard {
  readonly id: string;
  readonly customerId: string;
  readonly createdAt: string;
}

/** A stored card as the protocol shows it; how the test card behaves stays inside. */
export function cardToWire({ id, customerId, brand, last4, exp, createdAt }: StoredCard) {
  return { id, customer_id: customerId, brand, last4, exp, created_at: createdAt };
}

/** A customer as the protocol shows it. */
export function customerToWire({ id, reference, createdAt }: Customer) {
  return { id, reference, created_at: createdAt };
}

export type CardOnWire = ReturnType<typeof cardToWire>;
