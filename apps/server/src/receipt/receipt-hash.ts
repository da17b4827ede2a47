import { createHash } from 'node:crypto';
import { canonicalJson } from '../cart/quote/quote-hash.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** SHA-256 of a receipt, whatever order the database gives its keys back in (L-16). */
export function receiptHash(document: ReceiptDocument): string {
  return createHash('sha256').update(canonicalJson(document)).digest('hex');
}
