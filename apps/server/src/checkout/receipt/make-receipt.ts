import { receiptCopy } from '@shop/copy';
import { formatDate, inJapan } from '@shop/japanese';
import { taxIncludedIn, type TaxRounding } from '@shop/money';
import type { Channel } from '../../platform/channel/channel.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { type Honorific, readAddressee, receiptLines, registrationProblem } from './receipt.rules.ts';
import type { RefundRow } from '../../payment/refund/refund.queries.ts';
import type { ReceiptDocument, ReceiptLine, ReceiptRate } from './receipt-document.ts';

/** What the member chose for the first issue; null: as typed with the order, or the default. */
export interface ReceiptWishes {
  addressee: string | null;
  honorific: Honorific | null;
  note: string | null;
}

/** Total and tax of a rate as stored with the order (L-25). */
export type OrderTax = Pick<ReceiptRate, 'tax_rate_percent' | 'taxable_incl' | 'tax'> & { rounding?: TaxRounding };

/** The fields of a refund that a receipt shows. */
type ReceiptRefund = Pick<RefundRow, 'amount' | 'pieces' | 'rates' | 'reason' | 'createdAt'>;

/**
 * Returns the content of an order's receipt as of `now`: a superset of the qualified simplified invoice (L-10, L-11).
 * Refunds reduce the sums of their rates, and the tax is rounded again, once per rate (L-24).
 * @throws Error when lines or rates do not add up to what was paid: such a receipt must never be issued
 */
export function makeReceipt({
  order,
  taxes,
  seller,
  wishes,
  now,
  refunds = [],
  amendments = 0,
}: {
  order: OrderRow;
  taxes: readonly OrderTax[];
  seller: Channel['settings']['SELLER'];
  wishes: ReceiptWishes;
  now: Date;
  refunds?: readonly ReceiptRefund[];
  amendments?: number;
}): ReceiptDocument {
  const { snapshot } = order;
  const bought = receiptLines(snapshot);
  const reduced = new Set(bought.filter((line) => line.is_reduced).map((line) => line.tax_rate_percent));
  const lines = [...bought, ...refundLines(refunds, reduced)];
  const rates = taxes.map((tax) => lessened(tax, refunds, reduced));
  const amount = order.totalPayment - sum(refunds.map((refund) => refund.amount));
  refuseUnlessEqual(
    { order, amount },
    'lines',
    lines.map((line) => line.amount),
  );
  refuseUnlessEqual(
    { order, amount },
    'rates',
    rates.map(({ taxable_incl }) => taxable_incl),
  );
  const { orderer } = snapshot;
  return {
    receipt_no: `R-${order.orderNo}`,
    issued_on: inJapan(now).day,
    order_no: order.orderNo,
    transaction_on: inJapan(order.orderedAt).day,
    ...readAddressee(
      wishes.addressee ?? snapshot.receipt_addressee ?? orderer.company_name ?? orderer.name,
      wishes.honorific,
    ),
    note: wishes.note ?? snapshot.receipt_note ?? receiptCopy.defaultNote,
    amount,
    lines,
    rates,
    payment_name: snapshot.payment_name,
    payment_code: snapshot.payment_code,
    ...(refunds.length > 0 && { refunds: refunds.length }),
    ...(amendments > 0 && { amendments }),
    issuer: {
      name: seller.NAME,
      registration_number: isPrintable(seller.REGISTRATION_NUMBER) ? seller.REGISTRATION_NUMBER : null,
      postal_code: seller.POSTAL_CODE,
      address: seller.ADDRESS,
      phone: seller.PHONE,
    },
  };
}

function isPrintable(number: string | null): boolean {
  const problem = registrationProblem(number);
  return problem === null || problem === 'not_a_corporate_number';
}

function lessened(
  { tax_rate_percent, taxable_incl: agreed, tax, rounding }: OrderTax,
  refunds: readonly ReceiptRefund[],
  reduced: ReadonlySet<number | null>,
): ReceiptRate {
  const given = refunds
    .flatMap(({ rates }) => rates)
    .filter((rate) => rate.tax_rate_percent === tax_rate_percent)
    .map((rate) => rate.taxable_incl);
  const taxable_incl = agreed - sum(given);
  return {
    tax_rate_percent,
    is_reduced: reduced.has(tax_rate_percent),
    taxable_incl,
    tax: given.length === 0 ? tax : taxIncludedIn(taxable_incl, tax_rate_percent, rounding ?? 'floor'),
  };
}

/** Returns one line for each refund and rate. */
function refundLines(refunds: readonly ReceiptRefund[], reduced: ReadonlySet<number | null>): ReceiptLine[] {
  return refunds.flatMap(({ createdAt, pieces, rates, reason }) =>
    rates.map(({ tax_rate_percent, taxable_incl }) => {
      const goods = pieces.filter((piece) => piece.tax_rate_percent === tax_rate_percent);
      const what = goods.map(({ name, quantity }) => receiptCopy.pieces(name, quantity)).join('、');
      return {
        name: receiptCopy.refund(formatDate(inJapan(createdAt).day), what || reason),
        quantity: null,
        unit_price: null,
        amount: -taxable_incl,
        tax_rate_percent,
        is_reduced: reduced.has(tax_rate_percent),
      };
    }),
  );
}

function refuseUnlessEqual(
  { order: { orderNo }, amount }: { order: OrderRow; amount: number },
  what: string,
  amounts: readonly number[],
): void {
  const total = sum(amounts);
  if (total !== amount)
    throw new Error(`The ${what} of the receipt for ${orderNo} add up to ${total}, not to ${amount}.`);
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
