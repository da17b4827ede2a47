import { orderWorkCopy } from '@shop/copy';
import { a4, colour, inner } from '../../../platform/paper/style.ts';
import { putText } from '../../../platform/paper/put-text.ts';
import type { ShopParcel } from '../shop-parcel.ts';
import { drawSlipGoods } from './draw-slip-goods.ts';
import { drawSlipHead } from './draw-slip-head.ts';
import { drawSlipNotes } from './draw-slip-notes.ts';
import { finishPdf, newPdf } from './new-pdf.ts';

const t = orderWorkCopy.slip;

/**
 * Renders the packing slips of parcels, each on a new page: products with allergens and storage; prices only where the
 * receiver is the payer (G-05).
 */
export async function renderSlips(parcels: readonly ShopParcel[]): Promise<Buffer> {
  const doc = newPdf(t.priced, 'portrait');
  for (const parcel of parcels) {
    doc.addPage();
    const first = doc.bufferedPageRange().count - 1;
    drawSlipNotes(doc, parcel, drawSlipGoods(doc, parcel, drawSlipHead(doc, parcel)));
    drawFeet(doc, parcel, first);
  }
  return finishPdf(doc);
}

function drawFeet(doc: PDFKit.PDFDocument, { channel }: ShopParcel, first: number): void {
  const { SELLER: seller } = channel.settings;
  const pages = doc.bufferedPageRange().count - first;
  const small = { size: 8.5, colour: colour.soft } as const;
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(first + page);
    putText(doc, `${channel.name} ${seller.NAME}`, inner.left, a4.height - 46, small);
    putText(doc, t.contact(seller.PHONE, seller.HOURS), inner.left, a4.height - 33, small);
    putText(doc, t.page(page + 1, pages), inner.right, a4.height - 33, { ...small, align: 'right' });
  }
}
