import type { MailText } from './mail.ts';

/** The link of a social gift. `until` is ready to read: `2026.11.27 23:59`. */
export interface GiftLinkMail {
  /** Who reads the mail. */
  name: string;
  senderName: string;
  receiverName: string;
  url: string;
  until: string;
  /** It was sent before, and nobody has come. */
  isReminder: boolean;
}

/** What the giver is told of a gift: how far it is, and nothing of where it goes. */
export interface GiftNoticeMail {
  name: string;
  receiverName: string;
  orderNo: string;
}

/** What the receiver is told once the address is entered. `days` are ready to read, one a parcel. */
export interface GiftReceivedMail {
  name: string;
  senderName: string;
  days: string[];
}

/** Texts of the mails about social gifts. None tells the giver's message: it stands behind the link. */
export const socialGiftMailCopy = {
  /** To the receiver. */
  invitation: ({ name, senderName, url, until, isReminder }: GiftLinkMail): MailText => ({
    subject: isReminder
      ? `${senderName} 様からの贈りものをお受け取りください`
      : `${senderName} 様から贈りものが届いています`,
    body: [
      `${name} 様`,
      isReminder
        ? `${senderName} 様からの贈りものが、まだお受け取りになれます。お届け先とお届け日をご入力ください。`
        : `${senderName} 様が、${name} 様に贈りものをご用意になりました。次のページで、お届け先とお届け日をご入力ください。お支払いは済んでいます。`,
      url,
      `お受け取りの期限は ${until} です。期限を過ぎますと、お届けできなくなります。`,
      'ご入力いただいた内容は、この贈りもののお届けにだけ使い、贈り主の方にはお知らせしません。',
      'お心当たりがない場合は、このメールを破棄してください。ほかの操作は必要ありません。',
    ].join('\n\n'),
  }),

  /** To the giver, who hands the link on. */
  link: ({ name, receiverName, url, until, isReminder }: GiftLinkMail): MailText => ({
    subject: isReminder
      ? `${receiverName} 様へのeギフトが、まだ受け取られていません`
      : `${receiverName} 様へのeギフトのリンク`,
    body: [
      `${name} 様`,
      isReminder
        ? `${receiverName} 様のお受け取りの手続きが、まだ済んでいません。次のリンクを、もう一度お渡しください。`
        : `次のリンクを、${receiverName} 様にお渡しください。お届け先とお届け日は、${receiverName} 様がご入力になります。`,
      url,
      `お受け取りの期限は ${until} です。期限を過ぎますと、ご注文を取り消し、全額をお返しします。`,
      'リンクをお持ちの方は、どなたでもお受け取りの手続きができます。ほかの方にはお見せにならないでください。',
    ].join('\n\n'),
  }),

  /** To the receiver. */
  received: ({ name, senderName, days }: GiftReceivedMail): MailText => ({
    subject: `${senderName} 様からの贈りものの、お受け取りの手続きが済みました`,
    body: [
      `${name} 様`,
      'お届け先とお届け日を承りました。',
      days.join('\n'),
      'ご入力いただいたご住所は、贈り主の方にはお知らせしません。',
    ].join('\n\n'),
  }),

  /** To the giver. */
  registered: ({ name, receiverName, orderNo }: GiftNoticeMail): MailText => ({
    subject: `${receiverName} 様のお受け取りの手続きが済みました(注文番号 ${orderNo})`,
    body: [
      `${name} 様`,
      `${receiverName} 様が、お届け先とお届け日をご入力になりました。発送の準備をいたします。`,
      'お届け先とお届け日は、お受け取りの方の個人情報のため、お知らせしておりません。',
    ].join('\n\n'),
  }),

  /** To the giver. */
  expired: ({ name, receiverName, orderNo }: GiftNoticeMail): MailText => ({
    subject: `eギフトの期限が過ぎました(注文番号 ${orderNo})`,
    body: [
      `${name} 様`,
      `${receiverName} 様のお受け取りの手続きが期限までに済まなかったため、ご注文を取り消しました。`,
      'お支払いの取り消しについては、別のメールでご案内します。',
    ].join('\n\n'),
  }),

  /** To the receiver. */
  closed: ({ name, senderName }: Pick<GiftLinkMail, 'name' | 'senderName'>): MailText => ({
    subject: `${senderName} 様からの贈りものの期限が過ぎました`,
    body: [
      `${name} 様`,
      `${senderName} 様からの贈りものは、お受け取りの期限が過ぎたため、お届けできなくなりました。`,
    ].join('\n\n'),
  }),
} as const;
