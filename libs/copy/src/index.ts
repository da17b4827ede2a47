export { amendmentCopy, type AmendmentChange, type OrderAmendedMail, type SettledDifference } from './amendment.ts';
export { orderAmendedMail } from './amendment-mail.ts';
export type { CopyOverrides } from './copy-overrides.ts';
export {
  mailCopy,
  type MailDestination,
  type MailOrderLine,
  type MailParcel,
  type MailSender,
  type MailText,
  type InquiryAnswerMail,
  type InquiryMail,
  type InquiryNoticeMail,
  type MemorialMail,
  type OrderMail,
  type PaymentInstructionsMail,
  type PaymentNoticeMail,
  type PaymentReceivedMail,
} from './mail.ts';
export { cardMailCopy, type CardMail } from './card-mail.ts';
export { refundMailCopy, type OrderRefundedMail } from './refund-mail.ts';
export { orderCancelMailCopy, type OrderCancelledMail } from './order-cancel-mail.ts';
export {
  socialGiftMailCopy,
  type GiftLinkMail,
  type GiftNoticeMail,
  type GiftReceivedMail,
} from './social-gift-mail.ts';
export type { OrderLinks } from './order-links.ts';
export { orderLookupCopy } from './order-lookup.ts';
export { orderLookupMailCopy } from './order-lookup-mail.ts';
export { blogCopy } from './blog.ts';
export { newsCopy } from './news.ts';
export { popupCopy } from './popup.ts';
export { flipBookCopy } from './flip-book.ts';
export { layoutCopy } from './layout.ts';
export { faqCopy } from './faq.ts';
export { favouriteCopy } from './favourite.ts';
export { fieldCopy } from './field.ts';
export { kitCopy } from './kit.ts';
export { dayCalendarCopy } from './day-calendar.ts';
export { limitCopy } from './limit.ts';
export { legalCopy } from './legal.ts';
export { formsCopy } from './forms.ts';
export { postalCopy } from './postal.ts';
export { sampleCopy } from './sample.ts';
export { cornerCopy } from './corner.ts';
export { setsCopy } from './sets.ts';
export { extrasCopy } from './extras.ts';
export { checkoutCopy } from './checkout.ts';
export { copyTextCopy } from './copy-text.ts';
export { paymentOutageCopy } from './payment-outage.ts';
export { prepaymentCopy } from './prepayment.ts';
export { freePaymentCopy } from './free-payment.ts';
export { savedCardCopy, type SavedCardRefusedMail } from './saved-card.ts';
export { captchaCopy } from './captcha.ts';
export { supportCopy } from './support.ts';
export { connectionCopy } from './connection.ts';
export { consentCopy } from './consent.ts';
export { frameCopy } from './frame.ts';
export { noshiCopy } from './noshi.ts';
export { handoverCopy } from './handover.ts';
export { removalCopy } from './removal.ts';
export { cartDrawerCopy } from './cart-drawer.ts';
export { addManyCopy } from './add-many.ts';
export { goodsCopy } from './goods.ts';
export { productCopy } from './product.ts';
export { productDetailCopy } from './product-detail.ts';
export { productMarkdownCopy } from './product-markdown.ts';
export { productListCopy } from './product-list.ts';
export { listControlsCopy } from './list-controls.ts';
export { searchCopy } from './search.ts';
export { searchLabelCopy } from './search-label.ts';
export { waitingCopy } from './waiting.ts';
export { giftBudgetCopy } from './gift-budget.ts';
export { searchHelpCopy } from './search-help.ts';
export { bannersCopy } from './banners.ts';
export { homeCopy } from './home.ts';
export { deliveryPromiseCopy } from './delivery-promise.ts';
export { recipeCopy } from './recipe.ts';
export { sitemapCopy } from './sitemap.ts';
export { seasonCopy } from './season.ts';
export { secondFactorCopy } from './second-factor.ts';
export { userInfoCopy } from './user-info.ts';
export { entriesCopy } from './entries.ts';
export { paginationCopy } from './pagination.ts';
export { catalogOrderCopy } from './catalog-order.ts';
export { contactCopy } from './contact.ts';
export { contentCopy } from './content.ts';
export { accountCopy } from './account.ts';
export { addressesCopy } from './addresses.ts';
export { addressBookCopy } from './address-book.ts';
export { footerCopy } from './footer.ts';
export { orderWorkCopy } from './order-work.ts';
export { receiptCopy } from './receipt.ts';
export { restockCopy } from './restock.ts';
export { restockMailCopy, type RestockMail, type RestockSentMail } from './restock-mail.ts';
export {
  shopMailCopy,
  type LowStockMail,
  type OrderNoticeMail,
  type PaymentReminderMail,
  type ShippedMail,
} from './shop-mail.ts';
export { cardEntryCopy } from './card-entry.ts';
export { cardsCopy } from './cards.ts';
export { passkeysCopy } from './passkeys.ts';
export { passkeyMailCopy, type PasskeyMail } from './passkey-mail.ts';
export { pointsCopy } from './points.ts';
export { leavingCopy } from './leaving.ts';
export { measuredCopy } from './measured.ts';
export { measurementCopy } from './measurement.ts';
export { historyCopy } from './history.ts';
export { reviewCopy } from './review.ts';
export { memorialCopy } from './memorial.ts';
export { messageCopy } from './message.ts';
export { socialGiftCopy } from './social-gift.ts';
export { maintenanceCopy } from './maintenance.ts';
export { reminderCopy } from './reminder.ts';
export { pageFailureCopy } from './page-failure.ts';
export { previewCopy } from './preview.ts';
export { requestCopy } from './request.ts';
export { originCopy } from './origin.ts';
export { orderCopy } from './order.ts';
export { whole } from './whole.ts';
export { orderCheckingCopy } from './order-checking.ts';
export { returnedOrderCopy } from './returned-order.ts';
