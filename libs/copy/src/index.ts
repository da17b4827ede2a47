export {
  mailCopy,
  type MailDestination,
  type MailOrderLine,
  type MailParcel,
  type MailSender,
  type MailText,
  type OrderMail,
  type PaymentInstructionsMail,
  type PaymentNoticeMail,
} from './mail.ts';
export { kitCopy } from './kit.ts';
export { formsCopy } from './forms.ts';
