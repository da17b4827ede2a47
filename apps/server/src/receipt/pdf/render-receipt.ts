import { receiptCopy as t } from '@shop/copy';
import type { JstDay } from '@shop/japanese';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import type { ReceiptDocument } from '../receipt-document.ts';
import { drawAmount } from './draw-amount.ts';
import { drawFoot } from './draw-foot.ts';
import { drawHead } from './draw-head.ts';
import { drawLines } from './draw-lines.ts';
import { face, fontBytes } from '../../paper/fonts.ts';
import { putText } from '../../paper/put-text.ts';
import { colour, paper } from '../../paper/style.ts';

/** Which handing out of the receipt this is: 1 the first, more are marked 再発行. */
export interface ReceiptIssue {
  count: number;
  on: JstDay;
}

/** The receipt on A4, its faces embedded by subset. The same document and issue give the same bytes. */
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
      CreationDate: new Date(`${issue.on}T00:00:00+09:00`),
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
    putText(doc, t.page(page + 1, count), paper.width / 2, paper.height - 34, {
      size: 8.5,
      align: 'center',
      colour: colour.soft,
    });
  }
}
