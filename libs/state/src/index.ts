export type { AddressState } from './address/address.slice.ts';
export type { AuthState, PendingSecondFactor } from './auth/auth.slice.ts';
export type { LoginCheck } from './session/session.ts';
export { readStoredBearer } from './auth/stored-session.ts';
export type { LoginOutcome } from './session/login.ts';
export type { ReminderOutcome } from './session/login.ts';
export { selectIsMultipleShipping, selectIsSelling } from './base/base.selectors.ts';
export type { BaseState, FlashMessage, Maintenance, ScreenFlags } from './base/base.slice.ts';
export { shopSettings, type ShopSettings, type TagManagerSettings } from './base/shop-settings.ts';
export { screenFlags } from './base/screen-flags.ts';
export {
  freeCarriage,
  noCartLines,
  selectCartCount,
  selectCartLines,
  selectIsDecisionOpen,
} from './cart/cart.selectors.ts';
export type { CartState, PlacedOrder } from './cart/cart.slice.ts';
export { selectCanCheckout } from './cart/select-can-checkout.ts';
export { DecisionUnknown, isPaymentOpen } from './cart/decision-answer.ts';
export { paymentInProgress } from './cart/payment-memory.ts';
export { documentCookies } from './environment/document-cookies.ts';
export type { CookieJar, KeyValueStorage, ShopEnvironment } from './environment/shop-environment.ts';
export type { FavouriteState } from './favourite/favourite.slice.ts';
export type { HistoryState, SeenProduct } from './history/history.slice.ts';
export { dismissMessage, isMessageDismissed } from './messages/message-dismissal.ts';
export type { ProgressState } from './progress/progress.slice.ts';
export { browserShop } from './shop/browser-shop.ts';
export type { Shop } from './shop/create-shop.ts';
export { useShop } from './shop/use-shop.ts';
export type { ShopActions } from './store/shop-actions.ts';
export type { ShopEvent } from './store/shop-event.ts';
export type { ShopState } from './store/shop-state.ts';
export type { Track, TrackDetails, TrackItem, TrackName } from './track/track-event.ts';
export { refundDetails } from './track/refund-details.ts';
export { itemOfProduct } from './track/track-items.ts';
export type { UserState } from './user/user.slice.ts';
