import { formatYen } from '@shop/money';
import type { MailDestination, MailOrderLine, OrderMail } from './mail.ts';
import { orderLinkText } from './order-links.ts';

const THIN_RULE = '- - - - - - - -';

/** Joins the paragraphs of a mail. */
export function paragraphs(...parts: string[]): string {
  return parts.join('\n\n');
}

/** A paragraph below a heading. */
export function heading(text: string, body: string): string {
  return `■ ${text}\n${body}`;
}

/** The six items of L-02 with the links to the order. */
export function sixItems(order: OrderMail, title: string): string[] {
  return [
    heading(title, order.destinations.map(destination).join('\n\n')),
    heading('代金', money(order)),
    heading('お支払い方法・時期', `${order.payment.name}\n${order.payment.timing}`),
    ...(order.extras ? [heading('領収書・ご要望', order.extras.join('\n'))] : []),
    heading('お申込み期間', order.applicationPeriod),
    heading('キャンセル・返品', `${order.cancellation}\nお問い合わせ先: ${order.contact}`),
    ...orderLinkText(order),
  ];
}

function destination({ name, address, notes, parcels }: MailDestination, index: number): string {
  return [
    `【お届け先${index + 1}】${name} 様`,
    address,
    ...notes,
    ...parcels.flatMap((parcel) => [
      THIN_RULE,
      `${parcel.zone} お届け: ${parcel.deliveryTime}`,
      ...parcel.lines.map(orderLine),
    ]),
  ].join('\n');
}

function orderLine({ name, quantity, unitPrice, amount, isReducedRate }: MailOrderLine): string {
  return `${name}${isReducedRate ? ' ※' : ''}\n  ${formatYen(unitPrice)} × ${quantity}点 = ${formatYen(amount)}`;
}

function money({ charges, total, perRate }: OrderMail): string {
  return [
    ...charges.map(({ label, amount }) => `${label}: ${formatYen(amount)}`),
    `お支払い合計: ${formatYen(total)}(税込)`,
    ...perRate.map(
      ({ ratePercent, taxable, tax }) => `  ${ratePercent}%対象 ${formatYen(taxable)}(うち消費税 ${formatYen(tax)})`,
    ),
    '※は軽減税率対象です。',
  ].join('\n');
}
