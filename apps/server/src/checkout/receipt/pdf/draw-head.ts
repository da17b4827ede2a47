import { receiptCopy as t } from '@shop/copy';
import type { ReceiptDocument } from '../receipt-document.ts';
import { formalDay } from '../../../platform/paper/formal-day.ts';
import { fittingSize, putText, textWidth, rule } from '../../../platform/paper/put-text.ts';
import type { ReceiptIssue } from './receipt-issue.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';

const TITLE = { size: 25, face: 'bold', spacing: 9 } as const;
const LABEL_AT = inner.right - 178;

/** Draws title, numbers, days and addressee. @returns where the next part begins */
export function drawHead(doc: PDFKit.PDFDocument, document: ReceiptDocument, issue: ReceiptIssue): number {
  const top = a4.margin + 28;
  putText(doc, t.title, inner.left, top, TITLE);
  const marks = [...(document.replaces ? [t.correction] : []), ...(issue.count > 1 ? [t.reissue] : [])];
  marks.reduce((x, mark) => drawMark(doc, mark, x, top) + 8, inner.left + textWidth(doc, t.title, TITLE) + 14);
  renderDetails(doc, document, issue, a4.margin + 14);
  const y = a4.margin + 118;
  const name = `${document.addressee} ${document.honorific}`;
  const size = fittingSize(doc, name, 290, [19, 16, 13, 11, 9, 7], { face: 'bold' });
  putText(doc, name, inner.left + 4, y, { size, face: 'bold' });
  rule(doc, y + 10, { to: inner.left + 300, width: 0.9, stroke: colour.ink });
  return y + 40;
}

/** @returns where the mark ends */
function drawMark(doc: PDFKit.PDFDocument, mark: string, x: number, baseline: number): number {
  const style = { size: 12, face: 'bold', colour: colour.accent, spacing: 2 } as const;
  const width = textWidth(doc, mark, style) + 16;
  doc
    .roundedRect(x, baseline - 18, width, 23, 3)
    .lineWidth(1.2)
    .strokeColor(colour.accent)
    .stroke();
  putText(doc, mark, x + 9, baseline - 2, style);
  return x + width;
}

function renderDetails(doc: PDFKit.PDFDocument, document: ReceiptDocument, issue: ReceiptIssue, top: number): void {
  const rows = [
    [t.fields.receiptNo, document.receipt_no],
    [document.replaces ? t.fields.correctedOn : t.fields.issuedOn, formalDay(document.issued_on)],
    ...(issue.count > 1 ? [[t.fields.reissuedOn, formalDay(issue.on)]] : []),
    [t.fields.orderNo, document.order_no],
    [t.fields.transactionOn, formalDay(document.transaction_on)],
  ] as const;
  rows.forEach(([label, value], index) => {
    const y = top + index * 16;
    putText(doc, label ?? '', LABEL_AT, y, { size: 8.5, colour: colour.soft });
    putText(doc, value ?? '', inner.right, y, { size: 9.5, align: 'right' });
  });
}
