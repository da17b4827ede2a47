import { createHash } from 'node:crypto';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';

/** One line of a receipt; yen include tax, and take off where they are negative. */
export interface ReceiptLine {
  name: string;
  /** Null where pieces are not counted: carriage, fees, discounts. */
  quantity: number | null;
  unit_price: number | null;
  amount: number;
  /** Null for what takes off from several rates. */
  tax_rate_percent: number | null;
  /** Marked ※ (L-10 c). */
  is_reduced: boolean;
}

/** Total and tax of one rate (L-10 d, e); the tax is rounded once (L-24). */
export interface ReceiptRate {
  tax_rate_percent: number;
  is_reduced: boolean;
  taxable_incl: number;
  tax: number;
}

/** Everything a receipt says when it is first issued (L-11). It never changes; yen include tax, days are those of Japan. */
export interface ReceiptDocument {
  receipt_no: string;
  issued_on: string;
  order_no: string;
  transaction_on: string;
  addressee: string;
  honorific: '様' | '御中';
  /** 但し書き */
  note: string;
  amount: number;
  lines: ReceiptLine[];
  rates: ReceiptRate[];
  payment_name: string;
  payment_code: string;
  /** How many refunds the sums are lessened by; absent where there were none. */
  refunds?: number;
  /** The paper that this one takes the place of, and the day on which it was issued (L-15). */
  replaces?: { receipt_no: string; issued_on: string };
  issuer: { name: string; registration_number: string | null; postal_code: string; address: string; phone: string };
}

/** SHA-256 of a receipt, whatever order the database gives its keys back in (L-16). */
export function receiptHash(document: ReceiptDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
