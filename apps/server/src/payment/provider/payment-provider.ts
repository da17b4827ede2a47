import type { PaymentServiceSettings } from '@shop/api';
import type { PaymentServiceCode } from '@shop/constants';
import type { ServicePayment } from './service-payment.ts';

/** What a payment service can do that the shop asks of it. */
export interface PaymentCapabilities {
  /** Kinds of payment that it carries out; all others are the shop's own. */
  readonly methods: readonly ServiceMethod[];
  /** Convenience-store chains it takes money at, by the shop's codes. */
  readonly stores: readonly string[];
  /** Days for which it keeps the promise of a card's money, so that it can be captured later. */
  readonly holdsForDays: number;
}

export interface PaymentSources {
  readonly script: readonly string[];
  readonly connect: readonly string[];
  readonly frame: readonly string[];
}

/**
 * Kinds of payment that a service carries out. Of PayPay the money is taken at once: nothing is promised first. `virtual_account`: a
 * transfer to an account that the service keeps for this one payment.
 */
export type ServiceMethod = 'card' | 'cvs' | 'paypay' | 'virtual_account';

/** What a card payment is made with: a one-time token of the card fields, or a card that a customer keeps at the service. */
export type CardSource = { token: string } | KeptCard;

/** A payment to begin. `amount` is integer yen; card numbers never come here (P-03). */
export interface NewServicePayment {
  method: ServiceMethod;
  amount: number;
  /** The shop's own id of the payment; the key that makes a repeated call the same payment. */
  reference: string;
  /** Null for all but cards. */
  source: CardSource | null;
  store_code: string | null;
  return_url: string;
  customer: { name: string; email: string; phone: string };
  /** When the shop first asked. */
  created_at: Date;
  expires_at: Date;
}

/** A card that a customer keeps at the service. */
export interface KeptCard {
  customer_id: string;
  card_id: string;
}

/** A payment by a kept card. */
export type KeptCardPayment = NewServicePayment & { source: KeptCard };

/** A card whose holder is asked at once, and whose money is asked for later, when he is away. */
export interface LaterPayments {
  /** Has the holder prove himself and agree (P-01); the payment that is told `is_keeping`. Its reference is the key. */
  keep(payment: KeptCardPayment): Promise<ServiceAnswer>;
  /** Promises the money without its holder. Its reference is the key. */
  authorise(payment: KeptCardPayment): Promise<ServiceAnswer>;
}

/** What goes back: a promise that is let go, or money, as much of it as is said. */
export type Reversal = { action: 'void' } | { action: 'refund'; amount: number };

/** Money of a transfer that its payment did not take; `email`: where the service asks for an account when it knows none. */
export interface UnclaimedMoney {
  amount: number;
  email: string;
}

/** What a call about a payment came to. `unknown`: no answer, or none that says what happened. */
export type ServiceAnswer =
  { kind: 'payment'; payment: ServicePayment } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** A card as the service keeps it. */
export interface VaultCard {
  id: string;
  brand: string;
  last4: string;
  /** `MM/YY` */
  exp: string;
}

/** What a call about kept cards came to; `unknown`: no answer, or none that says what happened. */
export type VaultAnswer<T> = { kind: 'kept'; value: T } | { kind: 'refused'; code: string } | { kind: 'unknown' };

/** News of the service about a payment. */
export interface ServiceEvent {
  id: string;
  /** What the service calls the payment. */
  about: string;
  /** A refund that the service had begun and could not bring to its receiver. */
  failed_refund?: { amount: number };
  /** The payment as it was then; null where no signature covers what an event says, so that the service has to be asked. */
  payment: ServicePayment | null;
}

/** A request that says to be an event: its headers by lower-case name and its body as it was sent. */
export interface SentEvent {
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

/**
 * A payment service behind the shop's own words. Calls happen outside any transaction, since an answer may take ten seconds, and
 * never throw: who gets no answer is told `unknown` and asks again. A call that changes something carries a key, by which it
 * happens once however often it is made.
 */
export interface PaymentProvider {
  readonly code: PaymentServiceCode;
  /** Whether the environment names the service and its keys. */
  readonly isReady: boolean;
  readonly capabilities: PaymentCapabilities;
  /** What the browser must know to show the card fields; no secret is among it. */
  browserSettings(): PaymentServiceSettings;
  /** Origins that a payment screen may take scripts from, call and frame, beside that of `browserSettings`; null: none. */
  sources(): PaymentSources | null;

  /** Begins a payment. Its reference is the key. */
  create(payment: NewServicePayment): Promise<ServiceAnswer>;
  /** Cards that are authorised later; null where the service cannot, or the shop has not learnt how. */
  readonly later: LaterPayments | null;
  /** The payment as the service knows it now. */
  read(id: string): Promise<ServiceAnswer>;
  /** Reads a payment that the shop wants to come about, and takes the last step of it where a service leaves that to the shop. */
  finish(id: string): Promise<ServiceAnswer>;
  /** Takes `amount` yen, the whole or a part, of what was promised: the goods are on their way. */
  capture(id: string, amount: number, key: string): Promise<ServiceAnswer>;
  /** Lets an unfinished or authorised payment go, or gives money back. */
  reverse(id: string, reversal: Reversal, key: string): Promise<ServiceAnswer>;
  /** Sends back what came for a payment and is not its own; null where no service takes transfers. */
  readonly sendBack: ((id: string, money: UnclaimedMoney, key: string) => Promise<ServiceAnswer>) | null;

  /** Opens a customer under a reference of ours that says nothing about the person. */
  openCustomer(reference: string): Promise<VaultAnswer<string>>;
  /** Gives the card of a one-time token to a customer; the key makes the same token the same card. */
  keepCard(customerId: string, token: string, key: string): Promise<VaultAnswer<VaultCard>>;
  listCards(customerId: string): Promise<VaultAnswer<VaultCard[]>>;
  /** Makes the service forget a card. @returns whether it is gone there, now or before. */
  forgetCard(customerId: string, cardId: string): Promise<boolean>;

  /** Whether an event really comes from the service; and is not from long ago, where it says more than whom it is about. */
  isGenuine(sent: SentEvent, now: Date): boolean;
  /** Reads the body of an event; null when it is none about a payment. */
  parseEvent(body: string): ServiceEvent | null;
}
