import { reachSmtp } from '../../platform/mail/reach-smtp.ts';
import type { OpeningCheck } from './opening-check.ts';

/** A mail server that is missing, does not answer or refuses the login, and a sender that nobody has. */
export const mailServerCheck: OpeningCheck = {
  code: 'mail_server',
  title: 'メール',
  find: async ({ config: { mail } }) => {
    const failure = mail.smtpUrl === null ? 'SMTP_URL が設定されていません。' : await reachSmtp(mail.smtpUrl);
    return [
      ...(failure === null ? [] : [{ channel: null, message: failure }]),
      ...(/@(?:.*\.)?(?:example\.(?:jp|com)|localhost)$/.test(mail.from)
        ? [{ channel: null, message: `差出人(MAIL_FROM)が見本の ${mail.from} のままです。` }]
        : []),
    ];
  },
};
