import type { PaymentInstructions } from '@shop/api';
import { paymentOutageCopy } from '@shop/copy';
import { formatYen } from '@shop/money';
import type { Zone } from '../delivery/zone.ts';
import { AUTHORISED_DAYS_BEFORE, LEAST_DAYS_TO_PAY_OTHERWISE } from './deferred-card.rules.ts';
import type { ServiceMethod } from './provider/payment-provider.ts';

const carriedOut: readonly ServiceMethod[] = ['card', 'cvs', 'paypay', 'virtual_account'];

/** Kinds of payment. */
export const paymentKinds = [...carriedOut, 'cod', 'bank_transfer'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** Whether a payment service carries out this kind of payment; the others are the shop's own. */
export function isCarriedOut(code: string): code is ServiceMethod {
  return carriedOut.some((one) => one === code);
}

/** A payment method of a channel. Yen include tax. */
export interface PaymentMethod {
  id: number;
  /** `free` is the method of orders of 0 yen (`freePayment`). */
  code: PaymentKind | 'free';
  name: string;
  description: string;
  /** When the customer is charged, for the confirmation (L-02 ③). */
  timing: string;
  /** Fee by the amount to pay: the first step whose `up_to` is null or not below the amount. Empty: no fee. */
  fee_steps: { up_to: number | null; fee: number }[];
  min_total: number;
  max_total: number | null;
  closed_zones: Zone[];
  allows_multiple_destinations: boolean;
  allows_gift: boolean;
  /** Days within which a prepayment must arrive; null for other methods. */
  pay_within_days: number | null;
  /** Days for which an authorisation lasts; absent without authorisation. */
  authorised_days?: number;
  /** Whether the service can save a card and authorise it later. */
  defers_authorisation?: boolean;
  /** Convenience-store chains to choose from. */
  stores: { code: string; name: string }[];
  /** Instructions for a manual payment, such as the account of a transfer. */
  instruction_lines: PaymentInstructions['lines'];
  /** Whether its service is down at the moment. */
  is_unavailable?: boolean;
  /** Cannot be chosen; only replaces a saved card that is refused. */
  is_fallback?: boolean;
}

/** What decides whether a method is available: the amount before its fee, and the destinations. */
export interface PaymentSituation {
  total: number;
  destinations: number;
  zones: ReadonlySet<Zone>;
  /** Days until the first and the last parcel are prepared, as far as known. */
  first_days_ahead: number;
  days_ahead: number;
  /** Whether a transfer is available for the cart, as a fallback. */
  takes_transfer: boolean;
  /** Whether it is a gift: the receiver enters the address, it has a noshi, or it goes to another person. */
  gift: 'social' | 'noshi' | 'elsewhere' | null;
}

const zoneNames: Record<Zone, string> = { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' };

const giftReasons: Record<NonNullable<PaymentSituation['gift']>, string> = {
  social: 'eギフトではご利用いただけません。',
  noshi: 'のしをお付けするご注文ではご利用いただけません。',
  elsewhere: 'ご注文者以外へのお届けではご利用いただけません。',
};

/** Returns why a method is not available for this cart, for the customer; null when it is. */
export function closedReasonOf(method: PaymentMethod, situation: PaymentSituation): string | null {
  if (method.is_unavailable) return paymentOutageCopy.reason;
  if (situation.total < method.min_total)
    return `お支払い金額が${formatYen(method.min_total)}以上のときにご利用いただけます。`;
  if (method.max_total !== null && situation.total > method.max_total) {
    return `お支払い金額が${formatYen(method.max_total)}以下のときにご利用いただけます。`;
  }
  const closed = method.closed_zones.find((zone) => situation.zones.has(zone));
  if (closed) return `${zoneNames[closed]}便ではご利用いただけません。`;
  if (isBeyondAuthorisation(method, situation) && !savesCard(method, situation)) {
    return `発送が${method.authorised_days}日以上先のご注文ではご利用いただけません。`;
  }
  if (!method.allows_multiple_destinations && situation.destinations > 1)
    return 'お届け先が複数のときはご利用いただけません。';
  if (!method.allows_gift && situation.gift) return giftReasons[situation.gift];
  return null;
}

/**
 * Whether a card is only saved with the order and authorised near shipping: an authorisation would expire, the service
 * can authorise later, and a transfer is available that can arrive before the first parcel ships (decision 73).
 */
export function savesCard(method: PaymentMethod, situation: PaymentSituation): boolean {
  const daysApart = situation.days_ahead - situation.first_days_ahead;
  return (
    isBeyondAuthorisation(method, situation) &&
    method.defers_authorisation === true &&
    situation.takes_transfer &&
    situation.gift !== 'social' &&
    daysApart <= AUTHORISED_DAYS_BEFORE - LEAST_DAYS_TO_PAY_OTHERWISE
  );
}

/** An authorisation is not reliable on its last day. */
function isBeyondAuthorisation({ authorised_days: days }: PaymentMethod, { days_ahead }: PaymentSituation): boolean {
  return days !== undefined && days_ahead >= days;
}

/** Returns the method's fee for an amount before the fee. */
export function paymentFee(method: PaymentMethod, total: number): number {
  return method.fee_steps.find((step) => step.up_to === null || total <= step.up_to)?.fee ?? 0;
}
