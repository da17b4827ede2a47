import { addressFileHandlers } from './address-file/address-file.routes.ts';
import { authHandlers } from './auth/auth.routes.ts';
import { checkoutHandlers } from './checkout/checkout.routes.ts';
import { couponHandlers } from './coupon/coupon.routes.ts';
import { catalogueHandlers } from './catalogue/catalogue.routes.ts';
import { deliveryHandlers } from './delivery/delivery.routes.ts';
import { contentHandlers } from './content/content.routes.ts';
import { cartHandlers } from './cart/cart.routes.ts';
import type { Handlers } from './contract/handlers.ts';
import { customerHandlers } from './customer/customer.routes.ts';
import { editorialHandlers } from './editorial/editorial.routes.ts';
import { eventHandlers } from './events/event.routes.ts';
import { imageHandlers } from './image/image.routes.ts';
import { inquiryHandlers } from './inquiry/inquiry.routes.ts';
import { favouriteHandlers } from './favourite/favourite.routes.ts';
import { historyHandlers } from './history/history.routes.ts';
import { leavingHandlers } from './leaving/leaving.routes.ts';
import { memorialHandlers } from './memorial/memorial.routes.ts';
import { orderHandlers } from './order/order.routes.ts';
import { orderLookupHandlers } from './order-lookup/order-lookup.routes.ts';
import { passkeyHandlers } from './passkey/passkey.routes.ts';
import { pointHandlers } from './point/point.routes.ts';
import { postalHandlers } from './postal/postal.routes.ts';
import { receiptHandlers } from './order/receipt.routes.ts';
import { reminderHandlers } from './reminder/reminder.routes.ts';
import { reviewHandlers } from './review/review.routes.ts';
import { restockHandlers } from './restock/restock.routes.ts';
import { schoolHandlers } from './school/school.routes.ts';
import { settingsHandlers } from './settings/settings.routes.ts';
import { socialGiftHandlers } from './social-gift/social-gift.routes.ts';
import { systemMessageHandlers } from './system-message/system-message.routes.ts';
import { timeseriesHandlers } from './timeseries/timeseries.routes.ts';
import { uploadHandlers } from './upload/upload.routes.ts';
import { userCardHandlers } from './user-card/user-card.routes.ts';

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
