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
export { checkoutCopy } from './checkout.ts';
export { frameCopy } from './frame.ts';
export { catalogueCopy } from './catalogue.ts';
export { homeCopy } from './home.ts';
export { accountCopy } from './account.ts';
