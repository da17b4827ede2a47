import type { MailText } from './mail.ts';

/** A passkey that was added or removed, by the name that its owner gave it. */
export interface PasskeyMail {
  name: string;
  passkey: string;
  isAdded: boolean;
}

/** Texts of the mails about passkeys. */
export const passkeyMailCopy = {
  changed: ({ name, passkey, isAdded }: PasskeyMail): MailText => ({
    subject: `パスキーを${isAdded ? '登録' : '削除'}しました`,
    body: [
      `${name} 様`,
      isAdded
        ? `パスキー「${passkey}」を登録しました。これからは、パスワードを入力せずにログインできます。`
        : `パスキー「${passkey}」を削除しました。このパスキーでは、ログインできなくなりました。`,
      isAdded
        ? 'お心当たりがない場合は、すぐにマイページからこのパスキーを削除し、パスワードを変更して、お問い合わせ先までご連絡ください。'
        : 'お心当たりがない場合は、すぐにパスワードを変更し、お問い合わせ先までご連絡ください。',
    ].join('\n\n'),
  }),
} as const;
