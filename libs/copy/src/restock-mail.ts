import type { MailText } from './mail.ts';

/** A product that is waited for, with the link that ends it. */
export interface RestockMail {
  productName: string;
  productUrl: string;
  endUrl: string;
}

/** The one mail. `oneClickUrl` is for the button of mailboxes (RFC 8058). */
export interface RestockSentMail extends RestockMail {
  oneClickUrl: string;
}

/** Mails to whoever wants to be told that a product can be bought again (L-38). */
export const restockMailCopy = {
  confirm: ({ productName, url, minutes, endUrl }: RestockMail & { url: string; minutes: number }): MailText => ({
    subject: '入荷のお知らせの確認',
    body: [
      `「${productName}」の入荷のお知らせのお申し込みがありました。次のリンクを開くと、お申し込みが完了します。`,
      url,
      `${minutes / (24 * 60)}日以内にリンクを開いてください。お求めいただけるようになりましたら、メールで一度だけお知らせします。入荷をお約束するものではありません。`,
      `お知らせが不要になったときは、次のリンクからいつでも止められます。\n${endUrl}`,
      'お心当たりがない場合は、このメールを破棄してください。リンクを開かないかぎり、お知らせはお送りしません。',
    ].join('\n\n'),
  }),

  waiting: ({ productName, productUrl, endUrl }: RestockMail): MailText => ({
    subject: '入荷のお知らせを承っています',
    body: [
      `「${productName}」の入荷のお知らせは、すでに承っています。お求めいただけるようになりましたら、メールで一度だけお知らせします。`,
      productUrl,
      `お知らせが不要になったときは、次のリンクからいつでも止められます。\n${endUrl}`,
    ].join('\n\n'),
  }),

  told: ({ productName, productUrl, endUrl }: RestockSentMail): MailText => ({
    subject: `「${productName}」をお求めいただけます`,
    body: [
      `入荷のお知らせをお申し込みいただいた「${productName}」を、お求めいただけるようになりました。`,
      productUrl,
      '数に限りがあり、ご覧になるまでに品切れとなることがあります。その場合は、商品のページからもう一度お申し込みください。',
      `この商品のお知らせは、このメールで終わりです。ほかにお申し込みの入荷のお知らせも止めるときは、次のリンクからお手続きください。\n${endUrl}`,
    ].join('\n\n'),
  }),
} as const;
