import { deleteAddress } from '../address/delete-address.ts';
import { loadAddresses } from '../address/load-addresses.ts';
import { makeDefaultAddress } from '../address/make-default-address.ts';
import { saveAddress } from '../address/save-address.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { checkLogin } from '../auth/check-login.ts';
import { loginSync } from '../auth/login-sync.ts';
import { login } from '../auth/login.ts';
import { logout } from '../auth/logout.ts';
import { loseSession } from '../auth/lose-session.ts';
import { redeemReminder } from '../auth/redeem-reminder.ts';
import { register } from '../auth/register.ts';
import { verifyLogin } from '../auth/verify-login.ts';
import { baseSlice } from '../base/base.slice.ts';
import { addCoupon } from '../cart/add-coupon.ts';
import { addProducts } from '../cart/add-products.ts';
import { addShipping } from '../cart/add-shipping.ts';
import { askDecision } from '../cart/ask-decision.ts';
import { changeQuantity } from '../cart/change-quantity.ts';
import { addSet } from '../cart/add-set.ts';
import { addExtra, changeExtra } from '../cart/write-extras.ts';
import { checkPayment } from '../cart/check-payment.ts';
import { clearPaymentError } from '../cart/clear-payment-error.ts';
import { divideProducts } from '../cart/divide-products.ts';
import { initCart } from '../cart/init-cart.ts';
import { loadCart } from '../cart/load-cart.ts';
import { loadLeadtimes } from '../cart/load-leadtimes.ts';
import { loadPaymentService } from '../cart/load-payment-service.ts';
import { loadPaymethods } from '../cart/load-paymethods.ts';
import { modifyOrder } from '../cart/modify-order.ts';
import { modifyOther } from '../cart/modify-other.ts';
import { modifyPackings } from '../cart/modify-packings.ts';
import { modifyShipping } from '../cart/modify-shipping.ts';
import { setSocialReceiver } from '../cart/set-social-receiver.ts';
import { placeOrder } from '../cart/place-order.ts';
import { removeCoupon } from '../cart/remove-coupon.ts';
import { removeSet } from '../cart/remove-set.ts';
import { removeLines } from '../cart/remove-lines.ts';
import { resetShippings } from '../cart/reset-shippings.ts';
import { restoreCart } from '../cart/restore-cart.ts';
import { spendPoints } from '../cart/spend-points.ts';
import { holdWrites } from './hold-writes.ts';
import { takeCartAsGuest } from '../cart/take-cart-as-guest.ts';
import { loadFavourites } from '../favourite/load-favourites.ts';
import { markFavourite } from '../favourite/mark-favourite.ts';
import { wishFavourite } from '../favourite/wish-favourite.ts';
import { historySlice } from '../history/history.slice.ts';
import { loadRecentProducts } from '../history/load-recent-products.ts';
import { requestProduct } from '../history/request-product.ts';
import { tellSearch } from '../history/tell-search.ts';
import { viewProduct } from '../history/view-product.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import { trackCart } from '../track/track-cart.ts';
import { listReadNews } from '../user/list-read-news.ts';
import { readNews } from '../user/read-news.ts';
import { countPoints } from '../user/count-points.ts';
import { countUnreadMessages } from '../user/count-unread-messages.ts';
import { loadUser } from '../user/load-user.ts';
import { verifyEmail } from '../user/verify-email.ts';

const { secondFactorDropped, tokenRefreshed } = authSlice.actions;
const { environmentArrived, flashAdded, flashShifted, maintenanceBegan, screenMeasured, settingsArrived } =
  baseSlice.actions;

/** Everything that can be asked of the store, by name. */
export const shopActions = {
  addCoupon,
  addExtra,
  addSet,
  spendPoints,
  addProducts,
  addShipping,
  askDecision,
  changeExtra,
  changeQuantity,
  channelInvalid: progressSlice.actions.channelInvalid,
  checkLogin,
  checkPayment,
  clearPaymentError,
  countUnreadMessages,
  countPoints,
  deleteAddress,
  divideProducts,
  environmentArrived,
  flashAdded,
  flashShifted,
  holdWrites,
  initCart,
  loadAddresses,
  loadCart,
  loadFavourites,
  loadLeadtimes,
  loadPaymentService,
  loadPaymethods,
  loadUser,
  login,
  loginSync,
  logout,
  loseSession,
  maintenanceBegan,
  makeDefaultAddress,
  markFavourite,
  modifyOrder,
  modifyOther,
  modifyPackings,
  modifyShipping,
  placeOrder,
  redeemReminder,
  register,
  removeCoupon,
  removeLines,
  removeSet,
  requestForgotten: historySlice.actions.requestForgotten,
  listReadNews,
  readNews,
  loadRecentProducts,
  requestProduct,
  resetShippings,
  restoreCart,
  saveAddress,
  screenMeasured,
  secondFactorDropped,
  setSocialReceiver,
  settingsArrived,
  tokenRefreshed,
  takeCartAsGuest,
  tellSearch,
  trackCart,
  verifyEmail,
  verifyLogin,
  viewProduct,
  wishFavourite,
};

/** Names and signatures of what can be asked. */
export type ShopActions = typeof shopActions;
