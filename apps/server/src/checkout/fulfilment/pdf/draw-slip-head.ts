import { handoverCopy, orderWorkCopy } from '@shop/copy';
import { formatDateWithWeekday, inJapan } from '@shop/japanese';
import { fittingSize, putText, textWidth, wrapText, rule } from '../../../platform/paper/put-text.ts';
import { colour, inner, a4 } from '../../../platform/paper/style.ts';
import { goesToPayer, parcelName, senderOf, type ShopParcel } from '../shop-parcel.ts';

const t = orderWorkCopy.slip;
const HALF = 262;
const DETAILS_X = inner.right - 190;

/**
 * Draws title, zone, receiver and sender on the left, numbers and days on the right.
 * @returns where the products begin
 */
export function drawSlipHead(doc: PDFKit.PDFDocument, parcel: ShopParcel): number {
  const title = goesToPayer(parcel) ? t.priced : t.unpriced;
  const top = a4.margin + 20;
  putText(doc, title, inner.left, top, { size: 20, face: 'bold', spacing: 4 });
  drawZone(doc, parcel, top);
  const below = Math.max(drawPeople(doc, parcel, top + 40), renderDetails(doc, parcel, top + 36));
  const sender = senderOf(parcel);
  const greeting = sender && !goesToPayer(parcel) ? t.gift(sender.name) : t.thanks;
  putText(doc, greeting, inner.left, below + 12, { size: 9.5, colour: colour.soft });
  return below + 28;
}

/** Draws the zone in large letters: a parcel in the wrong van is spoilt. */
function drawZone(doc: PDFKit.PDFDocument, { parcel: { zone } }: ShopParcel, baseline: number): void {
  const style = { size: 14, face: 'bold', spacing: 2 } as const;
  const width = textWidth(doc, t.zones[zone], style) + 26;
  const left = inner.right - width;
  doc.roundedRect(left, baseline - 19, width, 27, 3);
  if (zone === 'ambient') doc.lineWidth(1).stroke(colour.soft);
  else doc.fill(zone === 'frozen' ? '#1f4e79' : '#2f7d8c');
  putText(doc, t.zones[zone], left + 14, baseline, { ...style, colour: zone === 'ambient' ? colour.ink : '#ffffff' });
}

function drawPeople(doc: PDFKit.PDFDocument, parcel: ShopParcel, top: number): number {
  const { receiver } = parcel;
  const small = { size: 9.5 } as const;
  putText(doc, `〒${receiver.formatted_postal_code}`, inner.left, top + 8, small);
  const { prefecture, city, address1, address2 } = receiver;
  const address = [`${prefecture}${city}${address1}`, address2 ?? ''].flatMap((line) =>
    line === '' ? [] : wrapText(doc, line, HALF, small),
  );
  address.forEach((line, index) => putText(doc, line, inner.left, top + 22 + index * 13, small));
  let y = top + 22 + address.length * 13 + 8;
  if (receiver.company_name !== null) {
    putText(doc, receiver.company_name, inner.left, y, { size: 10.5 });
    y += 16;
  }
  const name = `${receiver.shipping_name} 様`;
  const size = fittingSize(doc, name, HALF, [15, 13, 11, 9, 7], { face: 'bold' });
  putText(doc, name, inner.left, y + 5, { size, face: 'bold' });
  rule(doc, y + 13, { from: inner.left, to: inner.left + HALF, width: 0.9, stroke: colour.ink });
  const sender = senderOf(parcel);
  if (sender) putText(doc, `${t.sender} ${sender.name} 様`, inner.left, y + 29, small);
  return y + (sender ? 38 : 22);
}

function renderDetails(doc: PDFKit.PDFDocument, parcel: ShopParcel, top: number): number {
  const { order, parcel: row, packing, no, count } = parcel;
  const arrival = [formatDateWithWeekday(row.plannedDate), packing.delivery_time_name].filter(Boolean).join(' ');
  const rows = [
    [t.fields.orderNo, parcelName(parcel)],
    [t.fields.orderedOn, formatDateWithWeekday(inJapan(order.orderedAt).day)],
    [t.fields.shipOn, formatDateWithWeekday(row.shipDate)],
    [t.fields.arriveOn, arrival],
    ...(count > 1 ? [[t.fields.parcel, t.parcel(no, count)] as const] : []),
    ...(row.handover === 'in_person' ? [] : [[t.fields.handover, handoverCopy.names[row.handover]] as const]),
  ] as const;
  rows.forEach(([label, value], index) => {
    const y = top + 12 + index * 16;
    putText(doc, label, DETAILS_X, y, { size: 8.5, colour: colour.soft });
    const size = fittingSize(doc, value, 122, [9.5, 8.5, 7.5], {});
    putText(doc, value, inner.right, y, { size, align: 'right' });
  });
  return top + 12 + rows.length * 16;
}
