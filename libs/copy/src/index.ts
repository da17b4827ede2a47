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
export { cartDrawerCopy } from './cart-drawer.ts';
export { goodsCopy } from './goods.ts';
export { productCopy } from './product.ts';
export { productDetailCopy } from './product-detail.ts';
export { productListCopy } from './product-list.ts';
export { searchCopy } from './search.ts';
export { homeCopy } from './home.ts';
export { seasonCopy } from './season.ts';
export { accountCopy } from './account.ts';
export { fleCopy } from './fle.ts';
export { footerCopy } from './footer.ts';
export { maintenanceCopy } from './maintenance.ts';
