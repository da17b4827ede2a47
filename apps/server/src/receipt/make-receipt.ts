import { receiptCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';
import type { Channel } from '../channel/channel.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { type Honorific, readAddressee } from './addressee.rules.ts';
import type { ReceiptDocument, ReceiptRate } from './receipt-document.ts';
import { receiptLines } from './receipt-lines.rules.ts';
import { registrationProblem } from './registration-number.rules.ts';

/** What the member wants on the first issue; null: as typed with the order, or as usual. */
export interface ReceiptWishes {
  addressee: string | null;
  honorific: Honorific | null;
  note: string | null;
}

/** Total and tax of a rate as the order keeps them (L-25). */
export type OrderTax = Pick<ReceiptRate, 'tax_rate_percent' | 'taxable_incl' | 'tax'>;

/**
 * Everything the receipt of an order says, as of `now`: a superset of the qualified simplified invoice (L-10, L-11).
 * @throws Error when lines or rates do not add up to what was paid: such a paper must never leave
 */
export function makeReceipt({
  order,
  taxes,
  seller,
  wishes,
  now,
}: {
  order: OrderRow;
  taxes: readonly OrderTax[];
  seller: Channel['settings']['SELLER'];
  wishes: ReceiptWishes;
  now: Date;
}): ReceiptDocument {
  const { snapshot } = order;
  const lines = receiptLines(snapshot);
  const reduced = new Set(lines.filter((line) => line.is_reduced).map((line) => line.tax_rate_percent));
  const rates = taxes.map((tax) => ({ ...tax, is_reduced: reduced.has(tax.tax_rate_percent) }));
  refuseUnlessEqual(
    order,
    'lines',
    lines.map(({ amount }) => amount),
  );
  refuseUnlessEqual(
    order,
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
    amount: order.totalPayment,
    lines,
    rates,
    payment_name: snapshot.payment_name,
    payment_code: snapshot.payment_code,
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

function refuseUnlessEqual({ orderNo, totalPayment }: OrderRow, what: string, amounts: readonly number[]): void {
  const sum = amounts.reduce((total, amount) => total + amount, 0);
  if (sum !== totalPayment)
    throw new Error(`The ${what} of the receipt for ${orderNo} add up to ${sum}, not to ${totalPayment}.`);
}
