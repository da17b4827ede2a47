import { receiptCopy as t } from '@shop/copy';
import { formatAmount } from '@shop/money';
import type { ReceiptDocument } from '../receipt-document.ts';
import { nextPage } from './draw-lines.ts';
import { formalDay } from '../../../platform/paper/formal-day.ts';
import { putText, wrapText, rule } from '../../../platform/paper/put-text.ts';
import type { ReceiptIssue } from './receipt-issue.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';

const HALF = 218;
const ROW = 19;
const soft = { size: 8.5, colour: colour.soft } as const;

/** Draws tax by rate on the left, the issuer on the right, remarks below; all on one page. */
export function drawFoot(doc: PDFKit.PDFDocument, document: ReceiptDocument, issue: ReceiptIssue, from: number): void {
  const height = Math.max(40 + document.rates.length * ROW, 104) + 54;
  const y = from + height > a4.height - a4.bottom + 20 ? nextPage(doc, document.receipt_no) : from;
  const below = Math.max(drawRates(doc, document, y), drawIssuer(doc, document, y));
  const { replaces } = document;
  const notes = [
    t.electronic,
    ...(replaces ? [t.correctionNote(replaces.receipt_no, formalDay(replaces.issued_on))] : []),
    ...(issue.count > 1 ? [t.reissueNote(issue.count, formalDay(document.issued_on))] : []),
  ];
  notes.forEach((note, index) => putText(doc, note, inner.left + 4, below + 26 + index * 14, soft));
}

function drawRates(doc: PDFKit.PDFDocument, { rates }: ReceiptDocument, top: number): number {
  const [left, end] = [inner.left, inner.left + HALF];
  const columns = { rate: left + 4, taxable: end - 74, tax: end - 4 };
  putText(doc, t.rates.rate, columns.rate, top + 10, soft);
  putText(doc, t.rates.taxable, columns.taxable, top + 10, { ...soft, align: 'right' });
  putText(doc, t.rates.tax, columns.tax, top + 10, { ...soft, align: 'right' });
  rule(doc, top + 17, { from: left, to: end, width: 0.9, stroke: colour.ink });
  rates.forEach(({ tax_rate_percent: percent, is_reduced: isReduced, taxable_incl: taxable, tax }, index) => {
    const y = top + 17 + index * ROW;
    putText(doc, t.rate(percent, isReduced), columns.rate, y + 13, { size: 9 });
    putText(doc, formatAmount(taxable), columns.taxable, y + 13, { size: 9, align: 'right' });
    putText(doc, formatAmount(tax), columns.tax, y + 13, { size: 9, align: 'right' });
    rule(doc, y + ROW, { from: left, to: end });
  });
  const bottom = top + 17 + rates.length * ROW;
  if (rates.some((rate) => rate.is_reduced)) putText(doc, t.reducedLegend, columns.rate, bottom + 15, soft);
  return bottom + 20;
}

function drawIssuer(doc: PDFKit.PDFDocument, { issuer }: ReceiptDocument, top: number): number {
  const left = inner.right - HALF;
  const lines = [
    ...wrapText(doc, issuer.name, HALF, { size: 11.5, face: 'bold' }).map((line) => [line, 11.5] as const),
    ...(issuer.registration_number === null ? [] : [[`${t.registration} ${issuer.registration_number}`, 9.5] as const]),
    [`〒${issuer.postal_code}`, 9] as const,
    ...wrapText(doc, issuer.address, HALF, { size: 9 }).map((line) => [line, 9] as const),
    [`${t.telephone} ${issuer.phone}`, 9] as const,
  ];
  return lines.reduce((y, [line, size]) => {
    putText(doc, line, left, y + 12, { size, face: size > 10 ? 'bold' : 'regular' });
    return y + size + 7;
  }, top);
}
