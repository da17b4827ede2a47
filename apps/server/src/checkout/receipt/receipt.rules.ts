import type { Channel } from '../../platform/channel/channel.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import type { ReceiptDocument, ReceiptLine } from './receipt-document.ts';
import type { OrderAccessory, OrderLine } from '@shop/api';
import { receiptCopy } from '@shop/copy';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { OrderSnapshot } from '../order/order-snapshot.ts';

/** A person or a body: 様 or 御中 (F-15). */
export type Honorific = '様' | '御中';

const BODY =
  /会社|法人|組合|協会|財団|社団|学校|学園|大学|病院|役所|役場|事務所|商店|商会|クラブ|グループ|㈱|㈲|[(\uff08](?:株|有|合|財|社)[)\uff09]/;

const TYPED = /\s*(様|さま|御中)$/;

const FORM = /^T\d{13}$/;

/** What an operator should look at; only a number of the wrong form is left off the paper (L-17). */
type RegistrationProblem = 'missing' | 'malformed' | 'not_a_corporate_number';

/** Why an order has no receipt. */
export type ReceiptRefusal = keyof typeof receiptCopy.refusals;

/** How often and how long a receipt may be had; settings of the channel (L-14). */
export interface ReceiptTerms {
  maxIssues: number;
  days: number;
}

/** What holds on channels that set nothing else. */
const defaultReceiptTerms: ReceiptTerms = { maxIssues: 10, days: 365 };

/** The terms of a channel: its own, else the usual ones. */
export function receiptTermsOf({ settings }: Channel): ReceiptTerms {
  const { MAX_ISSUES: maxIssues, DAYS: days } = settings.ORDER.RECEIPT ?? {};
  return { maxIssues: maxIssues ?? defaultReceiptTerms.maxIssues, days: days ?? defaultReceiptTerms.days };
}

/**
 * Why this order has no receipt as it stands; null when it has one (L-13). Money on hold is settled when the goods leave; at the
 * door the carrier's slip is the receipt.
 */
export function receiptRefusal({ order, payment }: PaidOrder): ReceiptRefusal | null {
  if (['cancelled', 'cancel_requested', 'abandoned'].includes(order.status)) return 'receipt.cancelled';
  if (order.snapshot.payment_code === 'cod') return 'receipt.cash_on_delivery';
  if (order.totalPayment === 0) return 'receipt.nothing_paid';
  if (payment.state === 'refunded' || payment.refundedAmount >= order.totalPayment) return 'receipt.refunded';
  const isCaptured = payment.state === 'captured' || payment.state === 'partially_refunded';
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  return isCaptured || (payment.state === 'authorised' && hasLeft) ? null : 'receipt.not_yet';
}

/** Why it cannot be handed out once more, after `issued` times; null when it can (L-14). */
export function issueRefusal(
  { maxIssues, days }: ReceiptTerms,
  { issued, orderedAt, now }: { issued: number; orderedAt: Date; now: Date },
): ReceiptRefusal | null {
  if (now > DateTime.fromJSDate(orderedAt, JAPAN).plus({ days }).toJSDate()) return 'receipt.period_over';
  return issued >= maxIssues ? 'receipt.limit_reached' : null;
}

/** Whether money was given back after a receipt was made: another takes its place (L-15). */
export function isOvertaken({ refunds = 0 }: ReceiptDocument, given: readonly unknown[]): boolean {
  return refunds < given.length;
}

/** The lines of a receipt: goods with their extras, charges of one name together, then what takes off. Yen include tax. */
export function receiptLines({ lines, fees, coupons, totals }: OrderSnapshot): ReceiptLine[] {
  const goods = lines.flatMap((line) => [goodsLine(line), ...(line.accessories ?? []).map(goodsLine)]);
  const reductions = [
    ...coupons.map(({ name, discount }) => plainLine(receiptCopy.coupon(name), -discount, null)),
    plainLine(receiptCopy.points, -totals.discount_points, null),
  ];
  return [...goods, ...chargeLines(fees), ...reductions.filter(({ amount }) => amount !== 0)];
}

function goodsLine({
  name,
  quantity,
  unit_price,
  amount,
  tax_rate_percent,
  tax_class,
}: OrderLine | OrderAccessory): ReceiptLine {
  return { name, quantity, unit_price, amount, tax_rate_percent, is_reduced: tax_class === 'reduced' };
}

/** One line for each name and rate: a parcel's share of the carriage is of no use on a receipt. */
function chargeLines(fees: OrderSnapshot['fees']): ReceiptLine[] {
  const sums = new Map<string, ReceiptLine>();
  for (const { name, amount, tax_rate_percent } of fees) {
    const key = `${tax_rate_percent} ${name}`;
    sums.set(key, plainLine(name, (sums.get(key)?.amount ?? 0) + amount, tax_rate_percent));
  }
  return [...sums.values()].filter(({ amount }) => amount !== 0);
}

function plainLine(name: string, amount: number, rate: number | null): ReceiptLine {
  return { name, quantity: null, unit_price: null, amount, tax_rate_percent: rate, is_reduced: false };
}

/** The name without a honorific that was typed with it, and the one that belongs to it. */
export function readAddressee(typed: string, wanted: Honorific | null): { addressee: string; honorific: Honorific } {
  const found = TYPED.exec(typed.trim());
  const addressee = typed.trim().replace(TYPED, '');
  const own = found ? (found[1] === '御中' ? '御中' : '様') : null;
  return { addressee, honorific: wanted ?? own ?? (BODY.test(addressee) ? '御中' : '様') };
}

/**
 * What is odd about the registration number of a qualified invoice issuer, or null. A sole trader's number is no corporate
 * number, so a wrong check digit is worth a warning and nothing more.
 */
export function registrationProblem(number: string | null): RegistrationProblem | null {
  if (number === null || number.trim() === '') return 'missing';
  if (!FORM.test(number)) return 'malformed';
  return Number(number[1]) === checkDigitOf(number.slice(2)) ? null : 'not_a_corporate_number';
}

/** Check digit of the twelve digits after it: weights 1 and 2 from the right, 9 less the sum by 9. */
function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}
