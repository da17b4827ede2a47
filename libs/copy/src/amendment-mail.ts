import { amendmentCopy, type OrderAmendedMail } from './amendment.ts';
import type { MailText } from './mail.ts';
import { heading, paragraphs, sixItems } from './order-mail-text.ts';

/** The mail about an amended order: what changed, and the six items of L-02 as they are now. */
export function orderAmendedMail(order: OrderAmendedMail): MailText {
  return {
    subject: amendmentCopy.subject(order.orderNo),
    body: paragraphs(
      `${order.ordererName} 様`,
      amendmentCopy.lead,
      `注文番号: ${order.orderNo}\n注文日時: ${order.orderedAt}\n${amendmentCopy.reason(order.reason)}`,
      heading(amendmentCopy.changesTitle, order.changes.map(amendmentCopy.change).join('\n')),
      heading(amendmentCopy.moneyTitle, [amendmentCopy.settled(order.settled), ...order.notes].join('\n')),
      ...(order.hasReceipt ? [amendmentCopy.receipt] : []),
      ...sixItems(order, amendmentCopy.contentHead),
      amendmentCopy.questions,
    ),
  };
}
