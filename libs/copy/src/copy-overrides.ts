import type { accountCopy } from './account.ts';
import type { addressBookCopy } from './address-book.ts';
import type { cardsCopy } from './cards.ts';
import type { cartDrawerCopy } from './cart-drawer.ts';
import type { noshiCopy } from './noshi.ts';
import type { removalCopy } from './removal.ts';
import type { checkoutCopy } from './checkout.ts';
import type { extrasCopy } from './extras.ts';
import type { sampleCopy } from './sample.ts';
import type { cornerCopy } from './corner.ts';
import type { searchHelpCopy } from './search-help.ts';
import type { setsCopy } from './sets.ts';
import type { captchaCopy } from './captcha.ts';
import type { connectionCopy } from './connection.ts';
import type { catalogOrderCopy } from './catalog-order.ts';
import type { contactCopy } from './contact.ts';
import type { contentCopy } from './content.ts';
import type { dayCalendarCopy } from './day-calendar.ts';
import type { entriesCopy } from './entries.ts';
import type { blogCopy } from './blog.ts';
import type { newsCopy } from './news.ts';
import type { popupCopy } from './popup.ts';
import type { flipBookCopy } from './flip-book.ts';
import type { layoutCopy } from './layout.ts';
import type { faqCopy } from './faq.ts';
import type { favouriteCopy } from './favourite.ts';
import type { fieldCopy } from './field.ts';
import type { fleCopy } from './fle.ts';
import type { footerCopy } from './footer.ts';
import type { formsCopy } from './forms.ts';
import type { frameCopy } from './frame.ts';
import type { goodsCopy } from './goods.ts';
import type { historyCopy } from './history.ts';
import type { reviewCopy } from './review.ts';
import type { homeCopy } from './home.ts';
import type { kitCopy } from './kit.ts';
import type { leavingCopy } from './leaving.ts';
import type { limitCopy } from './limit.ts';
import type { maintenanceCopy } from './maintenance.ts';
import type { measurementCopy } from './measurement.ts';
import type { memorialCopy } from './memorial.ts';
import type { messageCopy } from './message.ts';
import type { socialGiftCopy } from './social-gift.ts';
import type { orderCopy } from './order.ts';
import type { orderAskingCopy } from './order-asking.ts';
import type { paginationCopy } from './pagination.ts';
import type { pointsCopy } from './points.ts';
import type { postalCopy } from './postal.ts';
import type { productCopy } from './product.ts';
import type { productDetailCopy } from './product-detail.ts';
import type { productListCopy } from './product-list.ts';
import type { reminderCopy } from './reminder.ts';
import type { searchCopy } from './search.ts';
import type { seasonCopy } from './season.ts';
import type { deliveryPromiseCopy } from './delivery-promise.ts';
import type { recipeCopy } from './recipe.ts';
import type { sitemapCopy } from './sitemap.ts';
import type { secondFactorCopy } from './second-factor.ts';
import type { userInfoCopy } from './user-info.ts';

type Areas =
  | typeof accountCopy
  | typeof addressBookCopy
  | typeof cardsCopy
  | typeof cartDrawerCopy
  | typeof noshiCopy
  | typeof removalCopy
  | typeof checkoutCopy
  | typeof extrasCopy
  | typeof sampleCopy
  | typeof cornerCopy
  | typeof searchHelpCopy
  | typeof setsCopy
  | typeof captchaCopy
  | typeof connectionCopy
  | typeof catalogOrderCopy
  | typeof contactCopy
  | typeof contentCopy
  | typeof dayCalendarCopy
  | typeof entriesCopy
  | typeof blogCopy
  | typeof newsCopy
  | typeof popupCopy
  | typeof flipBookCopy
  | typeof layoutCopy
  | typeof faqCopy
  | typeof favouriteCopy
  | typeof fieldCopy
  | typeof fleCopy
  | typeof footerCopy
  | typeof formsCopy
  | typeof frameCopy
  | typeof goodsCopy
  | typeof historyCopy
  | typeof reviewCopy
  | typeof homeCopy
  | typeof kitCopy
  | typeof leavingCopy
  | typeof limitCopy
  | typeof maintenanceCopy
  | typeof measurementCopy
  | typeof memorialCopy
  | typeof messageCopy
  | typeof socialGiftCopy
  | typeof orderCopy
  | typeof orderAskingCopy
  | typeof paginationCopy
  | typeof pointsCopy
  | typeof postalCopy
  | typeof productCopy
  | typeof productDetailCopy
  | typeof productListCopy
  | typeof reminderCopy
  | typeof searchCopy
  | typeof deliveryPromiseCopy
  | typeof recipeCopy
  | typeof sitemapCopy
  | typeof seasonCopy
  | typeof secondFactorCopy
  | typeof userInfoCopy;

/** The type of a text in place of the text itself: any words of the same shape will do. */
type Worded<T> = T extends string
  ? string
  : T extends (...values: infer Values) => infer Result
    ? (...values: Values) => Worded<Result>
    : T extends object
      ? { readonly [Key in keyof T]: Worded<T[Key]> }
      : T;

/**
 * Words that a namespace has otherwise: area → some of its texts. A text is overridden by a text, a function by a
 * function of the same values, a group of texts as a whole.
 */
export type CopyOverrides = {
  readonly [Area in Areas['area']]?: Partial<Omit<Worded<Extract<Areas, { readonly area: Area }>>, 'area'>>;
};
