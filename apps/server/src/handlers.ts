import { addressFileHandlers } from './members/address-file/address-file.routes.ts';
import { authHandlers } from './members/auth/auth.routes.ts';
import { checkoutHandlers } from './checkout/checkout.routes.ts';
import { couponHandlers } from './payment/coupon/coupon.routes.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { deliveryHandlers } from './delivery/delivery.routes.ts';
import { contentHandlers } from './content/content.routes.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import type { Handlers } from './platform/contract/handlers.ts';
import { customerHandlers } from './members/customer/customer.routes.ts';
import { editorialHandlers } from './content/editorial/editorial.routes.ts';
import { eventHandlers } from './platform/events/event.routes.ts';
import { imageHandlers } from './platform/image/image.routes.ts';
import { inquiryHandlers } from './service/inquiry/inquiry.routes.ts';
import { favouriteHandlers } from './members/favourite/favourite.routes.ts';
import { historyHandlers } from './members/history/history.routes.ts';
import { leavingHandlers } from './service/leaving/leaving.routes.ts';
import { memorialHandlers } from './members/memorial/memorial.routes.ts';
import { orderHandlers } from './checkout/order/order.routes.ts';
import { orderLookupHandlers } from './checkout/order-lookup/order-lookup.routes.ts';
import { passkeyHandlers } from './members/passkey/passkey.routes.ts';
import { pointHandlers } from './payment/point/point.routes.ts';
import { postalHandlers } from './platform/postal/postal.routes.ts';
import { receiptHandlers } from './checkout/order/receipt.routes.ts';
import { reminderHandlers } from './members/reminder/reminder.routes.ts';
import { reviewHandlers } from './catalogue/review/review.routes.ts';
import { restockHandlers } from './service/restock/restock.routes.ts';
import { schoolHandlers } from './members/school/school.routes.ts';
import { settingsHandlers } from './content/settings/settings.routes.ts';
import { socialGiftHandlers } from './checkout/social-gift/social-gift.routes.ts';
import { systemMessageHandlers } from './members/system-message/system-message.routes.ts';
import { timeseriesHandlers } from './members/timeseries/timeseries.routes.ts';
import { uploadHandlers } from './platform/upload/upload.routes.ts';
import { userCardHandlers } from './checkout/user-card/user-card.routes.ts';

/** Every operation the server answers, by domain. */
export const handlers: Handlers = {
  ...addressFileHandlers,
  ...authHandlers,
  ...cartHandlers,
  ...catalogueHandlers,
  ...deliveryHandlers,
  ...checkoutHandlers,
  ...contentHandlers,
  ...couponHandlers,
  ...customerHandlers,
  ...editorialHandlers,
  ...eventHandlers,
  ...imageHandlers,
  ...inquiryHandlers,
  ...favouriteHandlers,
  ...historyHandlers,
  ...leavingHandlers,
  ...memorialHandlers,
  ...orderHandlers,
  ...orderLookupHandlers,
  ...passkeyHandlers,
  ...pointHandlers,
  ...postalHandlers,
  ...receiptHandlers,
  ...restockHandlers,
  ...reminderHandlers,
  ...reviewHandlers,
  ...schoolHandlers,
  ...settingsHandlers,
  ...socialGiftHandlers,
  ...systemMessageHandlers,
  ...timeseriesHandlers,
  ...uploadHandlers,
  ...userCardHandlers,
};
