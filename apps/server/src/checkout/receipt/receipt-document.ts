import { createHash } from 'node:crypto';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';

/** One line of a receipt, in yen including tax; negative for a deduction. */
export interface ReceiptLine {
  name: string;
  /** Null where pieces are not counted: shipping fee, other fees, discounts. */
  quantity: number | null;
  unit_price: number | null;
  amount: number;
  /** Null for a deduction from several rates. */
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

/** The content of a receipt, fixed when it is first issued (L-11). Yen include tax, days are those of Japan. */
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
  /** The number of refunds that the sums are reduced by; absent where there were none. */
  refunds?: number;
  /** The number of amendments that changed products or sums before; absent where there were none. */
  amendments?: number;
  /** The receipt that this one replaces, and the day on which that was issued (L-15). */
  replaces?: { receipt_no: string; issued_on: string };
  issuer: { name: string; registration_number: string | null; postal_code: string; address: string; phone: string };
}

/** Returns the SHA-256 of a receipt, which does not depend on the order of keys (L-16). */
export function receiptHash(document: ReceiptDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
