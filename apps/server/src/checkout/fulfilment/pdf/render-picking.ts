import { orderWorkCopy } from '@shop/copy';
import { putText, rule, wrapText } from '../../../platform/paper/put-text.ts';
import { a4, colour, inner } from '../../../platform/paper/style.ts';
import type { PickedProduct } from '../picking.rules.ts';
import { finishPdf, newPdf } from './new-pdf.ts';

const t = orderWorkCopy.picking;
const zoneNames = orderWorkCopy.slip.zones;
const text = { size: 10.5 } as const;
const small = { size: 8.5, colour: colour.soft } as const;
const column = { quantity: inner.left + 62, name: inner.left + 78 } as const;
const BOTTOM = a4.height - 56;

/** Renders the picking list: per storage zone the products with a box to tick, their total, and the parcels. */
export async function renderPicking(products: readonly PickedProduct[], printedAt: string): Promise<Buffer> {
  const doc = newPdf(t.title, 'portrait');
  let y = Infinity;
  let zone: PickedProduct['zone'] | null = null;
  for (const product of products) {
    const lines = linesOf(doc, product);
    const height = 14 + lines.name.length * 14 + lines.parcels.length * 11;
    if (product.zone !== zone || y + height > BOTTOM) y = startPage(doc, product.zone, printedAt);
    zone = product.zone;
    y = drawProduct(doc, product, { ...lines, y });
  }
  drawPageNumbers(doc);
  return finishPdf(doc);
}

function startPage(doc: PDFKit.PDFDocument, zone: PickedProduct['zone'], printedAt: string): number {
  doc.addPage();
  putText(doc, `${t.title} ${zoneNames[zone]}`, inner.left, a4.margin + 14, { size: 15, face: 'bold' });
  putText(doc, printedAt, inner.right, a4.margin + 14, { ...small, align: 'right' });
  putText(doc, t.quantity, column.quantity, a4.margin + 36, { ...small, align: 'right' });
  putText(doc, t.product, column.name, a4.margin + 36, small);
  rule(doc, a4.margin + 43, { width: 0.9, stroke: colour.ink });
  return a4.margin + 43;
}

function linesOf(doc: PDFKit.PDFDocument, { name, unit, options, product_key: key, parcels }: PickedProduct) {
  const width = inner.right - column.name;
  const title = [name, unit, options].filter((part) => part !== '').join(' ');
  const among = parcels.map((parcel) => orderWorkCopy.goods(parcel.name, parcel.quantity)).join('  ');
  return { name: wrapText(doc, title, width, text), parcels: wrapText(doc, `${key}  ${among}`, width, small) };
}

function drawProduct(
  doc: PDFKit.PDFDocument,
  { quantity }: PickedProduct,
  { name, parcels, y }: { name: string[]; parcels: string[]; y: number },
): number {
  doc
    .rect(inner.left + 4, y + 8, 11, 11)
    .lineWidth(0.8)
    .strokeColor(colour.soft)
    .stroke();
  putText(doc, String(quantity), column.quantity, y + 18, { size: 13, face: 'bold', align: 'right' });
  name.forEach((line, index) => putText(doc, line, column.name, y + 17 + index * 14, text));
  const below = y + 17 + name.length * 14;
  parcels.forEach((line, index) => putText(doc, line, column.name, below + index * 11, small));
  const bottom = below + parcels.length * 11 - 3;
  rule(doc, bottom);
  return bottom;
}

function drawPageNumbers(doc: PDFKit.PDFDocument): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    putText(doc, orderWorkCopy.slip.page(page + 1, count), inner.right, a4.height - 33, { ...small, align: 'right' });
  }
}
