import { mailCopy, type MailSender, type MailText } from '@shop/copy';
import type { Mail } from './mail.types.ts';

/** The text of a mail, closed by the sender's signature. */
export function renderMail(mail: Pick<Mail, 'kind' | 'data'>, sender: MailSender): MailText {
  const { subject, body } = textOf(mail as Mail);
  return { subject: `【${sender.shopName}】${subject}`, body: `${body}\n\n${mailCopy.signature(sender)}\n` };
}

function textOf(mail: Mail): MailText {
  switch (mail.kind) {
    case 'email_verification':
      return mailCopy.emailVerification(mail.data);
    case 'already_registered':
      return mailCopy.alreadyRegistered(mail.data);
    case 'account_unlock':
      return mailCopy.accountUnlock(mail.data);
    case 'second_factor':
      return mailCopy.secondFactor(mail.data);
    case 'registration_welcome':
      return mailCopy.registrationWelcome(mail.data);
    case 'order_confirmation':
      return mailCopy.orderConfirmation(mail.data);
    case 'payment_instructions':
      return mailCopy.paymentInstructions(mail.data);
    case 'payment_received':
      return mailCopy.paymentReceived(mail.data);
    case 'payment_expired':
      return mailCopy.paymentExpired(mail.data);
    case 'payment_refunded':
      return mailCopy.paymentRefunded(mail.data);
  }
}
