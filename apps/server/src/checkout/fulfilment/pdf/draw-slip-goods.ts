import { orderWorkCopy } from '@shop/copy';
import { formatAmount } from '@shop/money';
import { putText, wrapText, rule } from '../../../platform/paper/put-text.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';
import { goesToPayer, type PackedPiece, parcelName, type ShopParcel } from '../shop-parcel.ts';

const t = orderWorkCopy.slip;
const text = { size: 10 } as const;
const small = { size: 8, colour: colour.soft } as const;
const right = { ...text, align: 'right' } as const;
const column = { unitPrice: inner.right - 78, amount: inner.right - 4 } as const;
const BOTTOM = a4.height - 70;

/** Draws the products of a parcel on as many pages as needed. @returns where the next part begins */
export function drawSlipGoods(doc: PDFKit.PDFDocument, parcel: ShopParcel, top: number): number {
  const isPriced = goesToPayer(parcel);
  let y = drawHeadings(doc, isPriced, top);
  for (const piece of parcel.pieces) {
    const lines = linesOf(doc, piece, isPriced);
    if (y + 12 + lines.name.length * 13 + lines.more.length * 11 > BOTTOM)
      y = drawHeadings(doc, isPriced, nextSlipPage(doc, parcel));
    y = drawPiece(doc, piece, { ...lines, isPriced, y });
  }
  if (y + 52 > BOTTOM) y = nextSlipPage(doc, parcel);
  return drawSums(doc, parcel, isPriced, y);
}

/** Adds a page with a small heading. @returns where its content begins */
export function nextSlipPage(doc: PDFKit.PDFDocument, parcel: ShopParcel): number {
  doc.addPage();
  putText(doc, `${parcelName(parcel)} ${parcel.receiver.shipping_name} 様`, inner.left, a4.margin + 4, small);
  return a4.margin + 18;
}

const quantityAt = (isPriced: boolean) => (isPriced ? inner.right - 142 : inner.right - 4);

function drawHeadings(doc: PDFKit.PDFDocument, isPriced: boolean, y: number): number {
  const label = { size: 8.5, colour: colour.soft } as const;
  const end = { ...label, align: 'right' } as const;
  putText(doc, t.table.name, inner.left + 4, y + 10, label);
  putText(doc, t.table.quantity, quantityAt(isPriced), y + 10, end);
  if (isPriced) {
    putText(doc, t.table.unitPrice, column.unitPrice, y + 10, end);
    putText(doc, t.table.amount, column.amount, y + 10, end);
  }
  rule(doc, y + 17, { width: 0.9, stroke: colour.ink });
  return y + 17;
}

function linesOf(doc: PDFKit.PDFDocument, { line, isExtra }: PackedPiece, isPriced: boolean) {
  const width = quantityAt(isPriced) - inner.left - 46;
  const mark = isPriced && line.tax_class === 'reduced' ? ' ※' : '';
  const unit = line.unit_label === undefined ? '' : ` ${line.unit_label}`;
  return {
    name: wrapText(doc, `${isExtra ? '+ ' : ''}${line.name}${unit}${mark}`, width, text),
    more: [
      line.allergens_text && t.allergens(line.allergens_text),
      line.storage_text && t.storage(line.storage_text),
      ...(line.options ?? []).map(({ label, value }) => `${label}:${value}`),
    ].flatMap((it) => (it ? wrapText(doc, it, width, small) : [])),
  };
}

function drawPiece(
  doc: PDFKit.PDFDocument,
  { line, quantity }: PackedPiece,
  { name, more, isPriced, y }: { name: string[]; more: string[]; isPriced: boolean; y: number },
): number {
  const baseline = y + 15;
  name.forEach((part, index) => putText(doc, part, inner.left + 4, baseline + index * 13, text));
  const below = baseline + name.length * 13;
  more.forEach((part, index) => putText(doc, part, inner.left + 4, below + index * 11, small));
  putText(doc, String(quantity), quantityAt(isPriced), baseline, { ...right, face: 'bold' });
  if (isPriced) {
    putText(doc, formatAmount(line.unit_price), column.unitPrice, baseline, right);
    putText(doc, formatAmount(line.unit_price * quantity), column.amount, baseline, right);
  }
  const bottom = below + more.length * 11 - 5;
  rule(doc, bottom);
  return bottom;
}

function drawSums(doc: PDFKit.PDFDocument, { order, pieces }: ShopParcel, isPriced: boolean, y: number): number {
  const sum = (value: (piece: PackedPiece) => number) => pieces.reduce((total, piece) => total + value(piece), 0);
  const count = t.pieces(sum(({ quantity }) => quantity));
  if (!isPriced) {
    putText(doc, count, inner.right - 4, y + 18, { ...right, face: 'bold' });
    return y + 34;
  }
  putText(doc, count, inner.left + 4, y + 18, text);
  const rows = [
    [t.subtotal, sum(({ line, quantity }) => line.unit_price * quantity)],
    [t.total(order.snapshot.payment_name), order.totalPayment],
  ] as const;
  rows.forEach(([label, amount], index) => {
    putText(doc, label, column.unitPrice, y + 18 + index * 16, right);
    putText(doc, formatAmount(amount), column.amount, y + 18 + index * 16, { ...right, face: 'bold' });
  });
  if (pieces.some(({ line }) => line.tax_class === 'reduced')) putText(doc, t.reduced, inner.left + 4, y + 34, small);
  return y + 52;
}
