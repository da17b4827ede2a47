import { receiptCopy as t } from '@shop/copy';
import { formatAmount } from '@shop/money';
import type { ReceiptDocument } from '../receipt-document.ts';
import { putText } from '../../paper/put-text.ts';
import { colour, inner } from '../../paper/style.ts';

const HEIGHT = 58;

/** The amount, what it was for, how it was paid. @returns where the next part begins */
export function drawAmount(
  doc: PDFKit.PDFDocument,
  { amount, note, payment_name: method, payment_code: code }: ReceiptDocument,
  y: number,
): number {
  doc.rect(inner.left, y, inner.width, HEIGHT).fill(colour.band);
  doc.rect(inner.left, y, 4, HEIGHT).fill(colour.accent);
  putText(doc, t.amount, inner.left + 22, y + 34, { size: 10.5, colour: colour.soft });
  // The dash closes the figure, as on paper (L-11).
  putText(doc, `¥${formatAmount(amount)}-`, inner.right - 24, y + 40, {
    size: 29,
    face: 'bold',
    align: 'right',
    spacing: 0.6,
  });
  const below = y + HEIGHT + 24;
  putText(doc, t.note(note), inner.left + 4, below, { size: 10.5 });
  putText(doc, t.received, inner.right, below, { size: 9.5, align: 'right', colour: colour.soft });
  putText(doc, code === 'card' ? t.paidByCard : t.paidBy(method), inner.left + 4, below + 18, {
    size: 9.5,
    colour: colour.soft,
  });
  return below + 42;
}
