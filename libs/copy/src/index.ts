export type { CopyOverrides } from './copy-overrides.ts';
export {
  mailCopy,
  type MailDestination,
  type MailOrderLine,
  type MailParcel,
  type MailSender,
  type MailText,
  type InquiryMail,
  type InquiryNoticeMail,
  type MemorialMail,
  type OrderMail,
  type PaymentInstructionsMail,
  type PaymentNoticeMail,
} from './mail.ts';
export { cardMailCopy, type CardMail } from './card-mail.ts';
export { orderCancelMailCopy, type OrderCancelledMail } from './order-cancel-mail.ts';
export { socialGiftMailCopy, type GiftLinkMail, type GiftNoticeMail, type GiftReceivedMail } from './social-gift-mail.ts';
export { kitCopy } from './kit.ts';
export { formsCopy } from './forms.ts';
export { checkoutCopy } from './checkout.ts';
export { connectionCopy } from './connection.ts';
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
export { assCopy } from './ass.ts';
export { assCartCopy } from './ass-cart.ts';
export { assHomeCopy } from './ass-home.ts';
export { assProductCopy } from './ass-product.ts';
export { fleCopy } from './fle.ts';
export { genCopy } from './gen.ts';
export { genProductCopy } from './gen-product.ts';
export { stoCopy } from './sto.ts';
export { venCopy } from './ven.ts';
export { footerCopy } from './footer.ts';
export { receiptCopy } from './receipt.ts';
export { measurementCopy } from './measurement.ts';
export { latCopy } from './lat.ts';
export { maintenanceCopy } from './maintenance.ts';
export { teeCopy } from './tee.ts';
