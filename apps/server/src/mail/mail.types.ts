import type { OrderMail, PaymentInstructionsMail, PaymentNoticeMail } from '@shop/copy';

/** A mailed link that is good once and for `minutes`. */
export interface LinkMail {
  url: string;
  minutes: number;
}

/** What each kind of mail needs. Kept as JSON in the outbox until the mail has left, then wiped. */
export interface MailData {
  email_verification: LinkMail;
  already_registered: { loginUrl: string };
  account_unlock: LinkMail;
  second_factor: { code: string; minutes: number };
  registration_welcome: { name: string; loginUrl: string };
  order_confirmation: OrderMail;
  payment_instructions: PaymentInstructionsMail;
  payment_received: PaymentNoticeMail;
  payment_expired: PaymentNoticeMail;
  payment_refunded: PaymentNoticeMail;
}

export type MailKind = keyof MailData;

/** One mail to be sent. `userId` lets a bounce count against the member's mail error flag. */
export type Mail = {
  [Kind in MailKind]: { kind: Kind; to: string; userId?: string; data: MailData[Kind] };
}[MailKind];
