import type { Channel } from '../../platform/channel/channel.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import type { ReceiptDocument, ReceiptLine } from './receipt-document.ts';
import type { OrderAccessory, OrderLine } from '@shop/api';
import { receiptCopy } from '@shop/copy';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { OrderSnapshot } from '../order/order-snapshot.ts';

/** The honorific for a person (様) or an organisation (御中) (F-15). */
export type Honorific = '様' | '御中';

const BODY =
  /会社|法人|組合|協会|財団|社団|学校|学園|大学|病院|役所|役場|事務所|商店|商会|クラブ|グループ|㈱|㈲|[(\uff08](?:株|有|合|財|社)[)\uff09]/;

const TYPED = /\s*(様|さま|御中)$/;

const FORM = /^T\d{13}$/;

/** A problem to report to operators; only a malformed number is left off the receipt (L-17). */
type RegistrationProblem = 'missing' | 'malformed' | 'not_a_corporate_number';

/** Why an order has no receipt. */
export type ReceiptRefusal = keyof typeof receiptCopy.refusals;

/** How often and for how many days a receipt can be issued; settings of the channel (L-14). */
export interface ReceiptTerms {
  maxIssues: number;
  days: number;
}

/** The terms of channels without own settings. */
const defaultReceiptTerms: ReceiptTerms = { maxIssues: 10, days: 365 };

/** Returns the terms of a channel; the default where it sets none. */
export function receiptTermsOf({ settings }: Channel): ReceiptTerms {
  const { MAX_ISSUES: maxIssues, DAYS: days } = settings.ORDER.RECEIPT ?? {};
  return { maxIssues: maxIssues ?? defaultReceiptTerms.maxIssues, days: days ?? defaultReceiptTerms.days };
}

/**
 * Returns why this order has no receipt now; null when it has one (L-13). An authorised payment counts as paid once the
 * order is shipped; for cash on delivery the carrier's slip is the receipt.
 */
export function receiptRefusal({ order, payment }: PaidOrder): ReceiptRefusal | null {
  if (['cancelled', 'cancel_requested', 'abandoned'].includes(order.status)) return 'receipt.cancelled';
  if (order.snapshot.payment_code === 'cod') return 'receipt.cash_on_delivery';
  if (order.totalPayment === 0) return 'receipt.nothing_paid';
  if (payment.state === 'refunded' || payment.refundedAmount >= payment.amount) return 'receipt.refunded';
  const isCaptured = payment.state === 'captured' || payment.state === 'partially_refunded';
  const hasLeft = order.status === 'shipped' || order.status === 'delivered';
  return isCaptured || (payment.state === 'authorised' && hasLeft) ? null : 'receipt.not_yet';
}

/** Returns why the receipt cannot be issued again after `issued` times; null when it can (L-14). */
export function issueRefusal(
  { maxIssues, days }: ReceiptTerms,
  { issued, orderedAt, now }: { issued: number; orderedAt: Date; now: Date },
): ReceiptRefusal | null {
  if (now > DateTime.fromJSDate(orderedAt, JAPAN).plus({ days }).toJSDate()) return 'receipt.period_over';
  return issued >= maxIssues ? 'receipt.limit_reached' : null;
}

/** What may change an order after its receipt was made. */
export interface ReceiptChanges {
  refunds: readonly unknown[];
  /** The number of amendments that changed products or sums. */
  amendments: number;
}

/** Whether an order was refunded or amended after a receipt was made, so that another replaces it (L-15). */
export function isOvertaken(
  { refunds = 0, amendments = 0 }: Pick<ReceiptDocument, 'refunds' | 'amendments'>,
  now: ReceiptChanges,
): boolean {
  return refunds < now.refunds.length || amendments < now.amendments;
}

/**
 * Returns the lines of a receipt: products with their extras, fees summed by name, then deductions. Yen include tax.
 */
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

/** Returns one line for each name and rate: the share of a single parcel is of no use on a receipt. */
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

/** Returns the name without a typed honorific, and the honorific to print. */
export function readAddressee(typed: string, wanted: Honorific | null): { addressee: string; honorific: Honorific } {
  const found = TYPED.exec(typed.trim());
  const addressee = typed.trim().replace(TYPED, '');
  const own = found ? (found[1] === '御中' ? '御中' : '様') : null;
  return { addressee, honorific: wanted ?? own ?? (BODY.test(addressee) ? '御中' : '様') };
}

/**
 * Returns what is wrong with the registration number of a qualified invoice issuer, or null. A sole trader's number is
 * not a corporate number, so a wrong check digit is only a warning.
 */
export function registrationProblem(number: string | null): RegistrationProblem | null {
  if (number === null || number.trim() === '') return 'missing';
  if (!FORM.test(number)) return 'malformed';
  return Number(number[1]) === checkDigitOf(number.slice(2)) ? null : 'not_a_corporate_number';
}

/** Returns the check digit of the twelve digits after it: weights 1 and 2 from the right, 9 minus the sum modulo 9. */
function checkDigitOf(digits: string): number {
  const sum = [...digits]
    .toReversed()
    .reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 2), 0);
  return 9 - (sum % 9);
}
