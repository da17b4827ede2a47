import { formatYen } from '@shop/money';
import type { PaymentInstructionsMail, MailText } from './mail.ts';
import { orderLinkText, type OrderLinks } from './order-links.ts';
import { prepaymentCopy } from './prepayment.ts';

/** The card of an order that was kept was refused near shipping: how to pay otherwise. */
export type SavedCardRefusedMail = PaymentInstructionsMail &
  OrderLinks & {
    /** What the card was called when it was agreed to: クレジットカード. */
    cardName: string;
  };

/** Texts about a card that is only kept with the order, because it is shipped later than its money can be held. */
export const savedCardCopy = {
  /** `2026.12.20(日)`. Told before the order is placed, and kept with it: placing the order is the consent. */
  timing: (day: string) =>
    `発送が先のため、ご注文時はカードの登録と本人認証だけを行います。${day}にこのカードの利用枠を確認し、発送時にお支払いが確定します。確認できないときは、メールでお知らせする口座へのお振込みをお願いします。ご注文の確定で、この取り扱いに同意いただいたものとします。`,
  /** Why an order is cancelled whose kept card was refused on a channel that takes no transfers any more. */
  refusedReason: 'ご登録のカードの利用枠を確認できなかったため',

  refused: ({ cardName, ...notice }: SavedCardRefusedMail): MailText => ({
    subject: `カードの承認が得られませんでした。お振込みのお願い(注文番号 ${notice.orderNo})`,
    body: [
      `${notice.ordererName} 様`,
      `ご注文のときにご登録いただいた${cardName}で、お支払いの承認が得られませんでした。このカードへのご請求はありません。お手数ですが、下記の口座へのお振込みをお願いいたします。${prepaymentCopy.willSend}`,
      [
        `${prepaymentCopy.amount}: ${formatYen(notice.total)}(税込)`,
        ...notice.rows.map(({ label, value }) => `${label}: ${value}`),
        `${prepaymentCopy.until}: ${prepaymentCopy.untilDay(notice.payBy)}`,
      ].join('\n'),
      `■ ${prepaymentCopy.stepsTitle}\n${notice.steps.map((step, index) => `${index + 1}. ${step}`).join('\n')}`,
      `ご入金の確認が遅れると、お届け日が変わることがあります。${prepaymentCopy.cancelledAfter(notice.reservedUntil)}`,
      ...orderLinkText(notice),
    ].join('\n\n'),
  }),
} as const;
