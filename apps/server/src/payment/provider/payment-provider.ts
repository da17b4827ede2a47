import type { PaymentServiceSettings } from '@shop/api';
import type { PaymentServiceCode } from '@shop/constants';
import type { ServicePayment } from './service-payment.ts';
import type { ServiceTrouble } from './service-trouble.ts';

/** Capabilities of a payment service. */
export interface PaymentCapabilities {
  /** Kinds of payment that it carries out; all others are the shop's own. */
  readonly methods: readonly ServiceMethod[];
  /** Convenience-store chains, by the shop's codes. */
  readonly stores: readonly string[];
  /** Days for which a card authorisation lasts. */
  readonly authorisedDays: number;
}

export interface PaymentSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * Kinds of payment of a service. PayPay is captured at once, without authorisation. `virtual_account`: a transfer to an
 * account that the service has for this one payment.
 */
export type ServiceMethod = 'card' | 'cvs' | 'paypay' | 'virtual_account';

/** The source of a card payment: a one-time token of the card fields, or a card saved at the service. */
export type CardSource = { token: string } | StoredCard;

/** A payment to begin. `amount` is integer yen; card numbers are never here (P-03). */
export interface NewServicePayment {
  method: ServiceMethod;
  amount: number;
  /** The shop's id of the payment, and the idempotency key. */
  reference: string;
  /** Null except for cards. */
  source: CardSource | null;
  store_code: string | null;
  return_url: string;
  customer: { name: string; email: string; phone: string };
  /** When the shop first called the service. */
  created_at: Date;
  expires_at: Date;
}

/** A card that a customer saved at the service. */
export interface StoredCard {
  customer_id: string;
  card_id: string;
}

/** A payment with a saved card. */
export type SavedCardPayment = NewServicePayment & { source: StoredCard };

/** A card that its holder confirms at once and that is authorised later without the holder. */
export interface DeferredPayments {
  /** Starts 3-D Secure and the consent (P-01); reported as `is_keeping`. Its reference is the idempotency key. */
  keep(payment: SavedCardPayment): Promise<ServiceAnswer>;
  /** Authorises without the holder. Its reference is the idempotency key. */
  authorise(payment: SavedCardPayment): Promise<ServiceAnswer>;
}

/** A release of an authorisation, or a refund of an amount. */
export type Reversal = { action: 'void' } | { action: 'refund'; amount: number };

/**
 * Transferred money that the payment does not need; `email`: where the service asks for an account when it knows none.
 */
export interface UnclaimedMoney {
  amount: number;
  email: string;
}

/** The result of a call. `unknown`: no answer, or none that says what happened. */
export type ServiceAnswer =
  { kind: 'payment'; payment: ServicePayment } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** A card as saved at the service. */
export interface VaultCard {
  id: string;
  brand: string;
  last4: string;
  /** `MM/YY` */
  exp: string;
}

/** The result of a call about saved cards; `unknown`: no answer, or none that says what happened. */
export type VaultAnswer<T> = { kind: 'ok'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** An event of the service about a payment. */
export interface ServiceEvent {
  id: string;
  /** The service's id of the payment. */
  about: string;
  /** A refund that the service could not deliver. */
  failed_refund?: { amount: number };
  /**
   * The payment at the time of the event; null where no signature covers it, so that it must be read from the service.
   */
  payment: ServicePayment | null;
}

/** The request of an event: headers by lower-case name and the body as sent. */
export interface SentEvent {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * A payment service (decision 54), called outside transactions, since an answer may take ten seconds. Calls never
 * throw: without an answer the result is `unknown`, and a changing call has an idempotency key.
 */
export interface PaymentProvider {
  readonly code: PaymentServiceCode;
  readonly capabilities: PaymentCapabilities;
  /** Public settings for the card fields in the browser. */
  browserSettings(): PaymentServiceSettings;
  /** The origins that a payment screen may load, call and frame, besides that of `browserSettings`; null: none. */
  sources(): PaymentSources | null;

  /** Makes a call that changes nothing and needs the key. @returns null when the service answered it */
  check(): Promise<ServiceTrouble | null>;
  /** Begins a payment. Its reference is the idempotency key. */
  create(payment: NewServicePayment): Promise<ServiceAnswer>;
  /** Cards that are authorised later; null where the service or the shop does not support it. */
  readonly deferred: DeferredPayments | null;
  /** Reads the current payment from the service. */
  read(id: string): Promise<ServiceAnswer>;
  /** Reads a payment and completes it, where the service leaves the last step to the shop. */
  finish(id: string): Promise<ServiceAnswer>;
  /** Captures `amount` yen, all or a part of the authorisation. */
  capture(id: string, amount: number, key: string): Promise<ServiceAnswer>;
  /** Releases an unfinished or authorised payment, or refunds money. */
  reverse(id: string, reversal: Reversal, key: string): Promise<ServiceAnswer>;
  /** Returns transferred money that the payment does not need; null without transfers. */
  readonly sendBack: ((id: string, money: UnclaimedMoney, key: string) => Promise<ServiceAnswer>) | null;

  /** Creates a customer under a reference of ours that reveals nothing about the person. */
  openCustomer(reference: string): Promise<VaultAnswer<string>>;
  /** Saves the card of a one-time token for a customer; the idempotency key prevents a second card. */
  saveCard(customerId: string, token: string, key: string): Promise<VaultAnswer<VaultCard>>;
  listCards(customerId: string): Promise<VaultAnswer<VaultCard[]>>;
  /** Deletes a card at the service. @returns whether it is deleted, now or before */
  forgetCard(customerId: string, cardId: string): Promise<boolean>;

  /** Whether an event is authentic, and recent if its content is trusted. */
  isGenuine(sent: SentEvent, now: Date): boolean;
  /** Reads the body of an event; null when it is not about a payment. */
  parseEvent(body: string): ServiceEvent | null;
}
