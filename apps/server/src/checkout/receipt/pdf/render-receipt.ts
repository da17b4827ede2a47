import { receiptCopy as t } from '@shop/copy';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ReceiptDocument } from '../receipt-document.ts';
import { drawFoot } from './draw-foot.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { face, fontBytes } from '../../../platform/paper/fonts.ts';
import { putText } from '../../../platform/paper/put-text.ts';
import { colour, a4, inner } from '../../../platform/paper/style.ts';
import { formatAmount } from '@shop/money';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import type { ReceiptIssue } from './receipt-issue.ts';

const HEIGHT = 58;

/** Renders the receipt on A4 with embedded font subsets. The same document and issue give the same bytes. */
export async function renderReceipt(document: ReceiptDocument, issue: ReceiptIssue): Promise<Buffer> {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'ja-JP',
    displayTitle: true,
    pdfVersion: '1.7',
    info: {
      Title: `${t.title} ${document.receipt_no}`,
      Author: document.issuer.name,
      CreationDate: DateTime.fromISO(issue.on, JAPAN).toJSDate(),
    },
  });
  for (const name of [face.regular, face.bold]) doc.registerFont(name, fontBytes(name));
  const afterHead = drawHead(doc, document, issue);
  const afterAmount = drawAmount(doc, document, afterHead);
  drawFoot(doc, document, issue, drawLines(doc, document, afterAmount));
  numberPages(doc);
  doc.end();
  return buffer(doc);
}

function numberPages(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    doc.switchToPage(page);
    putText(doc, t.page(page + 1, count), a4.width / 2, a4.height - 34, {
      size: 8.5,
      align: 'center',
      colour: colour.soft,
    });
  }
}

/** Draws the amount, its purpose and the payment method. @returns where the next part begins */
function drawAmount(
  doc: PDFKit.PDFDocument,
  { amount, note, payment_name: method, payment_code: code }: ReceiptDocument,
  y: number,
): number {
  doc.rect(inner.left, y, inner.width, HEIGHT).fill(colour.band);
  doc.rect(inner.left, y, 4, HEIGHT).fill(colour.accent);
  putText(doc, t.amount, inner.left + 22, y + 34, { size: 10.5, colour: colour.soft });
  // The dash ends the figure, so that no digit can be added (L-11).
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
