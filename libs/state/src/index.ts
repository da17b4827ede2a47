export type { AddressState } from './address/address.slice.ts';
export type { AuthState, PendingSecondFactor } from './auth/auth.slice.ts';
export type { LoginCheck } from './session/session.ts';
export { readStoredAccessToken } from './auth/stored-session.ts';
export type { LoginOutcome } from './session/login.ts';
export type { ReminderOutcome } from './session/login.ts';
export { selectIsMultipleShipping, selectIsSelling } from './base/select-sales.ts';
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
export { browserEnvironment } from './environment/browser-environment.ts';
export { cookieOf, documentCookies } from './environment/document-cookies.ts';
export type { CookieJar, KeyValueStorage, ShopEnvironment } from './environment/shop-environment.ts';
export type { FavouriteState } from './favourite/favourite.slice.ts';
export type { HistoryState, ViewedProduct } from './history/history.slice.ts';
export { dismissMessage, isMessageDismissed } from './messages/message-dismissal.ts';
export type { ProgressState } from './progress/progress.slice.ts';
export { useApi, useAppDispatch, useAppSelector, useAppStore } from './store/hooks.ts';
export { makeStore, type AppStore } from './store/make-store.ts';
export { retryWrites, listenToShop } from './store/shop-events.ts';
export type { AppDispatch, ShopSyncThunk, ShopThunk } from './store/shop-thunk.ts';
export type { ShopEvent } from './store/shop-event.ts';
export type { ShopState } from './store/shop-state.ts';
export type { Track, TrackDetails, TrackItem, TrackName } from './track/track-event.ts';
export { refundDetails } from './track/refund-details.ts';
export { itemOfProduct } from './track/track-items.ts';
export type { UserState } from './user/user.slice.ts';
export { deleteAddress, loadAddresses, makeDefaultAddress, saveAddress } from './address/addresses.ts';
export { secondFactorDropped } from './auth/auth.slice.ts';
export { waitForLogin } from './auth/wait-for-login.ts';
export { environmentArrived, flashAdded, flashShifted, screenMeasured, settingsArrived } from './base/base.slice.ts';
export { loadDecision } from './cart/decision.ts';
export { addProducts, addSet } from './cart/add-lines.ts';
export { addExtra, changeExtra, changeQuantity, divideProducts, removeLines, removeSet } from './cart/lines.ts';
export { initCart, loadCart, takeCartAsGuest } from './cart/open-cart.ts';
export { addCoupon, modifyOrder, modifyOther, removeCoupon, spendPoints } from './cart/order-terms.ts';
export { loadPairings } from './cart/pairings.ts';
export { checkPayment, clearPaymentError, loadLeadtimes, loadPaymentService, loadPaymethods } from './cart/payment.ts';
export { restoreCart } from './cart/restore-cart.ts';
export { placeOrder } from './cart/place-order.ts';
export { addShipping, modifyPackings, modifyShipping, resetShippings, setSocialReceiver } from './cart/shippings.ts';
export { loadFavourites, markFavourite, wishFavourite } from './favourite/favourites.ts';
export { requestForgotten } from './history/history.slice.ts';
export { loadRecentProducts, requestProduct, recordSearch, viewProduct } from './history/recent.ts';
export { checkMember } from './session/check-member.ts';
export {
  login,
  loginByPasskey,
  loginSync,
  openSupport,
  redeemReminder,
  register,
  verifyLogin,
} from './session/login.ts';
export { logout } from './session/session.ts';
export { leavePage, releaseWrites } from './tasks/leave-page.ts';
export { reportEvent } from './track/report-event.ts';
export { trackCart } from './track/track-cart.ts';
export { countPoints, countUnreadMessages, listReadNews, loadUser, readNews, verifyEmail } from './user/member.ts';
