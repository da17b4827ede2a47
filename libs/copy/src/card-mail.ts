import type { MailText } from './mail.ts';

/** A card that a member has given to be kept: brand and last digits are all that anybody may read. */
export interface CardMail {
  name: string;
  brand: string;
  last4: string;
}

/** Texts of the mails about kept cards. */
export const cardMailCopy = {
  added: ({ name, brand, last4 }: CardMail): MailText => ({
    subject: 'クレジットカードを登録しました',
    body: [
      `${name} 様`,
      `末尾が ${last4} のカード(${brand})を、お支払い用に登録しました。カード番号は決済サービスだけが保管し、当店は保存しておりません。`,
      'お心当たりがない場合は、マイページからカードを削除してパスワードを変更し、お問い合わせ先までご連絡ください。',
    ].join('\n\n'),
  }),
} as const;
