import type { PaymentInstructions } from '@shop/api';
import { formatYen } from '@shop/money';
import type { Zone } from '../cart/allocation/packing.ts';
import type { Ctx } from '../context/ctx.ts';
import { AUTHORISED_DAYS_BEFORE, LEAST_DAYS_TO_PAY_OTHERWISE } from './kept-card.rules.ts';
import type { ServiceMethod } from './provider/payment-provider.ts';
import { providerOf } from './provider/provider-of.ts';

const carriedOut: readonly ServiceMethod[] = ['card', 'cvs', 'paypay', 'virtual_account'];

/** The kinds of payment the shop knows how to carry out. */
export const paymentKinds = [...carriedOut, 'cod', 'bank_transfer'] as const;

export type PaymentKind = (typeof paymentKinds)[number];

/** Whether a payment service carries a kind of payment out; the others are the shop's own. */
export function isCarriedOut(code: string): code is ServiceMethod {
  return carriedOut.some((one) => one === code);
}

/** A payment method of a channel, as data. Yen include tax. */
export interface PaymentMethod {
  id: number;
  /** `free` is the method of orders that cost 0 yen (`freePayment`). */
  code: PaymentKind | 'free';
  name: string;
  description: string;
  /** When the customer is charged, for the confirmation (L-02 ③). */
  timing: string;
  /** Fee by the amount to be paid: the first step whose `up_to` is null or not below the amount. None: no fee. */
  fee_steps: { up_to: number | null; fee: number }[];
  min_total: number;
  max_total: number | null;
  closed_zones: Zone[];
  allows_multiple_destinations: boolean;
  allows_gift: boolean;
  /** Days within which an advance payment must arrive; null when nothing is paid in advance outside the shop. */
  pay_within_days: number | null;
  /** Days for which the service keeps a promise of money; absent where nothing is promised. */
  holds_for_days?: number;
  /** Whether the service keeps a card that is authorised later. */
  authorises_later?: boolean;
  /** Convenience-store chains to choose from. */
  stores: { code: string; name: string }[];
  /** What one must know to pay by oneself, such as the account of a transfer. */
  instruction_lines: PaymentInstructions['lines'];
  /** Not to be chosen: it only takes the place of a kept card that is refused. */
  is_fallback?: boolean;
}

/** What decides whether a method is open: the amount before its own fee, and where the goods go. */
export interface PaymentSituation {
  total: number;
  destinations: number;
  zones: ReadonlySet<Zone>;
  /** Days from today until the first and the last parcel are made ready, as far as it is known. */
  first_days_ahead: number;
  days_ahead: number;
  /** Whether a transfer is open for the cart, to fall back on. */
  takes_transfer: boolean;
  /** What makes a gift of it: the receiver enters the address himself, it carries noshi, or goes to somebody else. */
  gift: 'social' | 'noshi' | 'elsewhere' | null;
}

const zoneNames: Record<Zone, string> = { ambient: '常温', chilled: '冷蔵', frozen: '冷凍' };

const giftReasons: Record<NonNullable<PaymentSituation['gift']>, string> = {
  social: 'eギフトではご利用いただけません。',
  noshi: 'のしをお付けするご注文ではご利用いただけません。',
  elsewhere: 'ご注文者以外へのお届けではご利用いただけません。',
};

/** Why a method is closed for this cart, for the shopper; null when it is open. */
export function closedReasonOf(method: PaymentMethod, situation: PaymentSituation): string | null {
  if (situation.total < method.min_total)
    return `お支払い金額が${formatYen(method.min_total)}以上のときにご利用いただけます。`;
  if (method.max_total !== null && situation.total > method.max_total) {
    return `お支払い金額が${formatYen(method.max_total)}以下のときにご利用いただけます。`;
  }
  const closed = method.closed_zones.find((zone) => situation.zones.has(zone));
  if (closed) return `${zoneNames[closed]}便ではご利用いただけません。`;
  if (isBeyondHold(method, situation) && !isKept(method, situation)) {
    return `発送が${method.holds_for_days}日以上先のご注文ではご利用いただけません。`;
  }
  if (!method.allows_multiple_destinations && situation.destinations > 1)
    return 'お届け先が複数のときはご利用いただけません。';
  if (!method.allows_gift && situation.gift) return giftReasons[situation.gift];
  return null;
}

/**
 * Whether a card is only kept with the order and authorised near shipping: its money cannot be promised so long, the service
 * can authorise it later, and should it refuse, a transfer is still open that can come before the first parcel leaves.
 */
export function isKept(method: PaymentMethod, situation: PaymentSituation): boolean {
  const daysApart = situation.days_ahead - situation.first_days_ahead;
  return (
    isBeyondHold(method, situation) &&
    method.authorises_later === true &&
    situation.takes_transfer &&
    situation.gift !== 'social' &&
    daysApart <= AUTHORISED_DAYS_BEFORE - LEAST_DAYS_TO_PAY_OTHERWISE
  );
}

/** What is promised for that many days is not surely there on the last of them. */
function isBeyondHold({ holds_for_days: days }: PaymentMethod, { days_ahead }: PaymentSituation): boolean {
  return days !== undefined && days_ahead >= days;
}

/** The method's fee for an amount before the fee. */
export function paymentFee(method: PaymentMethod, total: number): number {
  return method.fee_steps.find((step) => step.up_to === null || total <= step.up_to)?.fee ?? 0;
}

/**
 * The payment methods of the channel, as far as its payment service has them; its convenience stores likewise. Where transfers go to
 * accounts of the service, the shop's own account is no second way beside them.
 */
export function methodsOf({
  channel,
  config,
  snapshots,
}: Pick<Ctx, 'channel' | 'config' | 'snapshots'>): readonly PaymentMethod[] {
  const { isReady, capabilities, later } = providerOf(config, channel.settings.SERVICE.PAYMENT.CODE);
  const methods = snapshots.checkout.value.payments.get(channel.id) ?? [];
  const has = (code: string) => isReady && capabilities.methods.some((one) => one === code);
  const isServed = has('virtual_account') && methods.some(({ code }) => code === 'virtual_account');
  return methods.flatMap((method) => {
    if (method.code === 'bank_transfer' && isServed) return [{ ...method, is_fallback: true }];
    if (!isCarriedOut(method.code)) return [method];
    if (!has(method.code)) return [];
    return [
      {
        ...method,
        stores: method.stores.filter(({ code }) => capabilities.stores.includes(code)),
        ...(method.code === 'card' && { holds_for_days: capabilities.holdsForDays, authorises_later: later !== null }),
      },
    ];
  });
}
