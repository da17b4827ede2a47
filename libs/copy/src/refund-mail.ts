import { formatYen } from '@shop/money';
import type { MailText, PaymentNoticeMail } from './mail.ts';
import { accountNote } from './prepayment.ts';
import { orderLinkText, type OrderLinks } from './order-links.ts';

/** A part of an order that was given back after it had been sent. */
export interface OrderRefundedMail extends PaymentNoticeMail {
  /** Whether a parcel came back to the shop. */
  isParcel: boolean;
  /** Whether it is money of a transfer that is not the order's: it came when that was cancelled already, too little or too much. */
  isLate?: boolean;
  /** What is given back; empty where it is a sum. */
  pieces: { name: string; quantity: number }[];
  /** Yen with tax. */
  amount: number;
  pointsReturned: number;
  pointsTaken: number;
  coupons: number;
  reason: string;
  /** service: the payment service gives it back. by_hand: the shop has to send it. none: no money goes back. */
  way: 'service' | 'by_hand' | 'none';
  /** Whether the receipt of the shop is issued anew with the lesser sums. */
  hasReceipt: boolean;
  /** Absent in mails of an earlier version. */
  links?: OrderLinks;
}

/** The mail about a part refund or a parcel that came back. */
export const refundMailCopy = {
  /** Why the money of a transfer goes back whose order was cancelled before. */
  lateReason: 'ご注文の取り消し後のお振込み',
  /** Why the shop sends itself what the payment service was to give back. */
  failedReason: '決済サービスからのご返金ができなかったため',
  /** For the shop: from where it sends such money back when that did not go by itself. */
  atService: '代金としていないお振込み(決済サービスの管理画面からお返しください)',
  /** Why the payment service sends money of a transfer back that was not the order's. */
  reasons: {
    late: 'ご注文の取り消し後のお振込み',
    part: '代金に満たないお振込み',
    over: '代金を超えるお振込み',
  },

  refunded: (notice: OrderRefundedMail): MailText => ({
    subject: `${notice.amount > 0 ? 'ご返金' : notice.isParcel ? 'お荷物の返送' : 'ポイントのお戻し'}のお知らせ(注文番号 ${notice.orderNo})`,
    body: [
      `${notice.ordererName} 様`,
      notice.isLate && notice.way === 'service'
        ? `注文番号 ${notice.orderNo} のご注文の代金としてお受けできないお振込みを確認いたしました。お預かりした金額をお返しします。`
        : notice.isLate
          ? `注文番号 ${notice.orderNo} のご注文が取り消しとなった後に、お振込みを確認いたしました。ご注文はお受けしておりませんので、代金をお返しします。`
          : notice.isParcel
            ? `注文番号 ${notice.orderNo} のお荷物が、当店に戻りました。`
            : `注文番号 ${notice.orderNo} のご注文の一部について、ご返金の手続きをいたしました。`,
      `理由: ${notice.reason}`,
      ...(notice.pieces.length > 0
        ? [`■ 対象の商品\n${notice.pieces.map(({ name, quantity }) => `${name} ${quantity}点`).join('\n')}`]
        : []),
      moneyBack(notice),
      ...(notice.pointsReturned > 0
        ? [`ご利用いただいたポイントのうち、${number(notice.pointsReturned)}ポイントをお戻ししました。`]
        : []),
      ...(notice.pointsTaken > 0
        ? [`お買い上げによるポイントのうち、${number(notice.pointsTaken)}ポイントを取り消しました。`]
        : []),
      ...(notice.coupons > 0 ? ['ご利用いただいたクーポンは、有効期限まで、もう一度お使いいただけます。'] : []),
      ...(notice.hasReceipt
        ? [
            '領収書は、ご返金後の金額のものを発行できます。すでに発行した領収書は、訂正したものに差し替えてください。',
            ...(notice.links ? orderLinkText(notice.links) : []),
          ]
        : []),
    ].join('\n\n'),
  }),
} as const;

function moneyBack({ way, methodName, amount, isLate, isTransfer }: OrderRefundedMail): string {
  const sum = `${formatYen(amount)}(税込)`;
  switch (way) {
    case 'service':
      if (isTransfer)
        return `${isLate ? 'お振込みいただいた' : 'お支払いいただいた代金のうち '}${sum}を、決済サービスより銀行口座へお返しします。${accountNote}`;
      return `${methodName}でのお支払いのうち ${sum}をお返しします。お客様のお手続きは必要ありません。カード会社によっては、明細への反映に日数がかかることがあります。`;
    case 'by_hand':
      return `${isLate ? 'お振込みいただいた' : 'お支払いいただいた代金のうち '}${sum}は、担当者よりご連絡のうえ、お返しします。`;
    case 'none':
      return '代金のご返金はありません。';
  }
}

function number(value: number): string {
  return value.toLocaleString('ja-JP');
}
