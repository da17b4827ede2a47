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
import { addCoupon, modifyOrder, modifyOther, removeCoupon, spendPoints } from '../cart/order-terms.ts';
import {
  addProducts,
  changeQuantity,
  addSet,
  addExtra,
  changeExtra,
  divideProducts,
  removeSet,
  removeLines,
} from '../cart/lines.ts';
import { addShipping, modifyPackings, modifyShipping, setSocialReceiver, resetShippings } from '../cart/shippings.ts';
import { askDecision } from '../cart/decision.ts';
import {
  checkPayment,
  clearPaymentError,
  loadLeadtimes,
  loadPaymentService,
  loadPaymethods,
  restoreCart,
} from '../cart/payment.ts';
import { initCart, loadCart, takeCartAsGuest } from '../cart/open-cart.ts';
import { placeOrder } from '../cart/place-order.ts';
import { holdWrites } from './hold-writes.ts';
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
