import { MOURNING_RIBBONS } from '@shop/constants';
import { noshiCopy, orderWorkCopy } from '@shop/copy';
import { layOutNames, placeNames, upright } from '@shop/japanese/noshi';
import { fontBytes } from '../../../platform/paper/fonts.ts';
import { charactersOf } from '../../../platform/paper/text-runs.ts';
import { putText, type TextStyle } from '../../../platform/paper/put-text.ts';
import { colour, a4 } from '../../../platform/paper/style.ts';
import { parcelName, type ShopParcel } from '../shop-parcel.ts';
import { finishPdf, newPdf } from './new-pdf.ts';

/** The units of the preview that shoppers see: 384 on the width of the paper, 271 on its height. */
const sheet = { width: a4.height, height: a4.width, scale: a4.height / 384 } as const;
const top = { from: 14, room: 92, largest: 32 } as const;
const names = { from: 158, room: 98, width: 300, largest: 25, middle: 192 } as const;
const leading = 1.06;
/** The colour of the writing: thin ink for mourning, by custom (G-01). */
const ink = { joy: '#141414', mourning: '#7a7a7a' } as const;

/**
 * Renders the noshi of parcels, to be printed on paper with preprinted cords: the heading above the knot, names below,
 * in vertical writing. They are grouped by paper; the margin names the paper and the parcel.
 */
export async function renderNoshi(parcels: readonly ShopParcel[]): Promise<Buffer> {
  const doc = newPdf(noshiCopy.legend, 'landscape');
  doc.registerFont('serif', fontBytes('serif'));
  const byPaperSize = parcels
    .flatMap((parcel) => (parcel.shipping.noshi ? [{ parcel, noshi: parcel.shipping.noshi }] : []))
    .toSorted((a, b) => a.noshi.ribbon.localeCompare(b.noshi.ribbon));
  for (const { parcel, noshi } of byPaperSize) {
    doc.addPage();
    const written = upright(noshi.top_text.trim());
    const style = { face: 'serif', colour: MOURNING_RIBBONS.includes(noshi.ribbon) ? ink.mourning : ink.joy } as const;
    const size = Math.min(top.largest, top.room / (Math.max([...written].length, 1) * leading));
    const gap = (top.room - [...written].length * size * leading) / 2;
    putDownwards(doc, written, { x: 192, y: top.from + Math.max(gap, 0), size, style });
    const given = noshi.names.filter((name) => name.trim() !== '');
    for (const { text, x, y, fontSize } of placeNames(layOutNames(given), { ...names, leading }))
      putDownwards(doc, upright(text), { x, y, size: fontSize, style });
    putText(
      doc,
      orderWorkCopy.noshi.edge(
        parcelName(parcel),
        parcel.receiver.shipping_name,
        noshiCopy.ribbons[noshi.ribbon],
        noshiCopy.positions[noshi.position],
      ),
      24,
      sheet.height - 14,
      { size: 7, colour: colour.soft },
    );
  }
  if (byPaperSize.length === 0) doc.addPage();
  return finishPdf(doc);
}

/** Characters that are rotated in vertical writing. */
const ALONG = /[ー~〜()「」—―-]/;

function putDownwards(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size, style }: { x: number; y: number; size: number; style: Omit<TextStyle, 'size'> },
): void {
  const em = size * sheet.scale;
  charactersOf(text).forEach((sign, index) => {
    const centre = { x: x * sheet.scale, y: (y + (index + 0.5) * size * leading) * sheet.scale };
    doc.save();
    if (ALONG.test(sign)) doc.rotate(90, { origin: [centre.x, centre.y] });
    putText(doc, sign, centre.x, centre.y + em * 0.38, { ...style, size: em, align: 'center' });
    doc.restore();
  });
}
