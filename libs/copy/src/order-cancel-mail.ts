import { formatYen } from '@shop/money';
import type { MailText, PaymentNoticeMail } from './mail.ts';
import { accountNote } from './prepayment.ts';

/** An order that was cancelled, and what went back with it. */
export interface OrderCancelledMail extends PaymentNoticeMail {
  /** none: nothing was paid. released: a card was reserved. refunded: it was paid. by_hand: the shop has to send it. */
  money: 'none' | 'released' | 'refunded' | 'by_hand';
  coupons: number;
  points: number;
}

/** Texts of the mails about an order that is cancelled. */
export const orderCancelMailCopy = {
  cancelled: (notice: OrderCancelledMail): MailText => ({
    subject: `ご注文のキャンセルを承りました(注文番号 ${notice.orderNo})`,
    body: [
      `${notice.ordererName} 様`,
      `注文番号 ${notice.orderNo} のご注文のキャンセルを承りました。商品は発送いたしません。`,
      moneyBack(notice),
      ...(notice.points > 0 ? [`ご利用いただいた${number(notice.points)}ポイントは、お戻ししました。`] : []),
      ...(notice.coupons > 0 ? ['ご利用いただいたクーポンは、有効期限まで、もう一度お使いいただけます。'] : []),
      'またのご利用を、心よりお待ちしております。',
    ].join('\n\n'),
  }),

  /** A transfer has come: the shop asks where to send it back. */
  requested: (notice: PaymentNoticeMail): MailText => ({
    subject: `キャンセルのお申し込みを受け付けました(注文番号 ${notice.orderNo})`,
    body: [
      `${notice.ordererName} 様`,
      `注文番号 ${notice.orderNo} のご注文のキャンセルのお申し込みを受け付けました。商品は発送いたしません。`,
      `お振り込みいただいた ${formatYen(notice.total)}(税込)をお返しする口座を、担当者よりメールでおうかがいします。`,
    ].join('\n\n'),
  }),
} as const;

function moneyBack({ money, methodName, total, isTransfer }: OrderCancelledMail): string {
  const amount = `${formatYen(total)}(税込)`;
  switch (money) {
    case 'none':
      return '代金はいただいておりません。お支払いの必要もありません。';
    case 'released':
      return `${methodName}のご利用 ${amount}は、当店で取り消します。カード会社によっては、明細への反映に日数がかかることがあります。`;
    case 'refunded':
      return `${methodName}でのお支払い ${amount}は、全額お返しします。${isTransfer ? accountNote : 'お客様のお手続きは必要ありません。'}`;
    case 'by_hand':
      return `お支払いいただいた ${amount}は、担当者よりご連絡のうえ、全額お返しします。`;
  }
}

function number(value: number): string {
  return value.toLocaleString('ja-JP');
}
