import { noshiCopy, orderWorkCopy } from '@shop/copy';
import { putText, wrapText } from '../../../platform/paper/put-text.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';
import { goesToPayer, type ShopParcel } from '../shop-parcel.ts';
import { nextSlipPage } from './draw-slip-goods.ts';

const t = orderWorkCopy.slip;
const text = { size: 9 } as const;

/**
 * Draws what to do with the parcel: noshi, wrapping, card. The orderer's note to the shop is printed only on a packing
 * slip that goes to the orderer.
 */
export function drawSlipNotes(doc: PDFKit.PDFDocument, parcel: ShopParcel, top: number): void {
  const { noshi, wrapping, message } = parcel.shipping;
  const n = noshiCopy;
  const notes = [
    noshi && [
      t.noshi,
      n.summary(
        n.purposes[noshi.purpose],
        noshi.top_text,
        noshi.names,
        n.positions[noshi.position],
        n.ribbons[noshi.ribbon],
      ),
    ],
    wrapping && [t.wrapping, wrapping.name],
    message !== null && [t.message, message],
    goesToPayer(parcel) && parcel.order.snapshot.note && [t.note, parcel.order.snapshot.note],
  ].filter((note): note is [string, string] => Array.isArray(note));
  let y = top;
  for (const [label, value] of notes) {
    const lines = value.split('\n').flatMap((part) => wrapText(doc, part, inner.width - 110, text));
    const height = lines.length * 13 + 12;
    if (y + height > a4.height - 70) y = nextSlipPage(doc, parcel);
    doc.rect(inner.left, y, inner.width, height).fill(colour.band);
    putText(doc, label, inner.left + 8, y + 15, { ...text, face: 'bold' });
    lines.forEach((line, index) => putText(doc, line, inner.left + 100, y + 15 + index * 13, text));
    y += height + 5;
  }
}
