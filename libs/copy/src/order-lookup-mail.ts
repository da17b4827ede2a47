import type { MailText } from './mail.ts';

/** Mails to whoever looks an order up by its number; only the orderer's own address is mailed. */
export const orderLookupMailCopy = {
  link: ({ orderNo, url, minutes }: { orderNo: string; url: string; minutes: number }): MailText => ({
    subject: `ご注文の確認のご案内(注文番号 ${orderNo})`,
    body: [
      `注文番号 ${orderNo} のご注文の確認のお申し込みがありました。次のリンクを開くと、ご注文の状況の確認、キャンセル、領収書の発行ができます。`,
      url,
      `${minutes}分以内にリンクを開いてください。リンクを知る人は、どなたでもご注文の内容を見られます。転送などなさらないようお願いいたします。`,
      'お心当たりがない場合は、このメールを破棄してください。ご注文の内容は、リンクを開いた人のほかには表示されません。',
    ].join('\n\n'),
  }),

  ofMember: ({ orderNo, orderUrl }: { orderNo: string; orderUrl: string }): MailText => ({
    subject: `ご注文の確認のご案内(注文番号 ${orderNo})`,
    body: [
      `注文番号 ${orderNo} のご注文の確認のお申し込みがありました。このご注文は、会員としてログインしてのご注文です。ログインのうえ、マイページの注文履歴からご確認ください。`,
      orderUrl,
      'お心当たりがない場合は、このメールを破棄してください。',
    ].join('\n\n'),
  }),
} as const;
