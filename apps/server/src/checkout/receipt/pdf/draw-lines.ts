import { receiptCopy as t } from '@shop/copy';
import { formatAmount } from '@shop/money';
import type { ReceiptDocument, ReceiptLine } from '../receipt-document.ts';
import { putText, wrapText, rule } from '../../../platform/paper/put-text.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';

const column = {
  name: inner.left + 4,
  rate: inner.right - 232,
  quantity: inner.right - 172,
  unitPrice: inner.right - 92,
  amount: inner.right - 4,
} as const;
const NAME_WIDTH = column.rate - column.name - 34;
const ROW = 21;
const NEXT_LINE = 12;
const text = { size: 9.5 } as const;
const right = { ...text, align: 'right' } as const;

/** Draws the lines of the receipt and their total, on as many pages as needed. @returns where the next part begins */
export function drawLines(
  doc: PDFKit.PDFDocument,
  { receipt_no: no, lines, amount }: ReceiptDocument,
  top: number,
): number {
  let y = drawHeadings(doc, top);
  for (const line of lines) {
    const names = wrapText(doc, line.name, NAME_WIDTH, text);
    if (y + ROW + names.length * NEXT_LINE > a4.height - a4.bottom) y = drawHeadings(doc, nextPage(doc, no));
    y = drawLine(doc, line, names, y);
  }
  if (y + 30 > a4.height - a4.bottom) y = nextPage(doc, no);
  rule(doc, y, { width: 0.9, stroke: colour.ink });
  putText(doc, t.table.total, column.unitPrice, y + 19, { size: 10.5, face: 'bold', align: 'right' });
  putText(doc, formatAmount(amount), column.amount, y + 19, { size: 11.5, face: 'bold', align: 'right' });
  return y + 40;
}

/** Adds a page with a small heading. @returns where its content begins */
export function nextPage(doc: PDFKit.PDFDocument, receiptNo: string): number {
  doc.addPage();
  putText(doc, `${t.title} ${receiptNo}`, inner.left, a4.margin + 4, { size: 8.5, colour: colour.soft });
  return a4.margin + 22;
}

function drawHeadings(doc: PDFKit.PDFDocument, y: number): number {
  const label = { size: 8.5, colour: colour.soft } as const;
  const end = { ...label, align: 'right' } as const;
  putText(doc, t.table.name, column.name, y + 10, label);
  putText(doc, t.rates.rate, column.rate, y + 10, end);
  putText(doc, t.table.quantity, column.quantity, y + 10, end);
  putText(doc, t.table.unitPrice, column.unitPrice, y + 10, end);
  putText(doc, t.table.amount, column.amount, y + 10, end);
  rule(doc, y + 18, { width: 0.9, stroke: colour.ink });
  return y + 18;
}

function drawLine(doc: PDFKit.PDFDocument, line: ReceiptLine, names: readonly string[], y: number): number {
  const baseline = y + 14.5;
  names.forEach((name, index) => putText(doc, name, column.name, baseline + index * NEXT_LINE, text));
  if (line.tax_rate_percent !== null)
    putText(doc, `${line.is_reduced ? '※ ' : ''}${line.tax_rate_percent}%`, column.rate, baseline, {
      ...right,
      colour: colour.soft,
    });
  if (line.quantity !== null) putText(doc, String(line.quantity), column.quantity, baseline, right);
  if (line.unit_price !== null) putText(doc, formatAmount(line.unit_price), column.unitPrice, baseline, right);
  putText(doc, formatAmount(line.amount), column.amount, baseline, right);
  const bottom = y + ROW + (names.length - 1) * NEXT_LINE;
  rule(doc, bottom);
  return bottom;
}
