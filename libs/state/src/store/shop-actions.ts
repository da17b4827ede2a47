import { deleteAddress, loadAddresses, makeDefaultAddress, saveAddress } from '../address/addresses.ts';
import { authSlice } from '../auth/auth.slice.ts';
import { checkLogin, logout, loseSession } from '../session/session.ts';
import {
  loginByPasskey,
  loginSync,
  login,
  redeemReminder,
  openSupport,
  register,
  verifyLogin,
} from '../session/login.ts';
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
import { loadFavourites, markFavourite, wishFavourite } from '../favourite/favourites.ts';
import { historySlice } from '../history/history.slice.ts';
import { loadPairings } from '../cart/pairings.ts';
import { loadRecentProducts, requestProduct, tellSearch, viewProduct } from '../history/recent.ts';
import { progressSlice } from '../progress/progress.slice.ts';
import { trackCart } from '../track/track-cart.ts';
import { listReadNews, readNews, countPoints, countUnreadMessages, loadUser, verifyEmail } from '../user/member.ts';
import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ShopState } from './shop-state.ts';
import type { HoldWrite, ShopExtra } from './shop-thunk.ts';

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
  loginByPasskey,
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
  openSupport,
  placeOrder,
  redeemReminder,
  register,
  removeCoupon,
  removeLines,
  removeSet,
  requestForgotten: historySlice.actions.requestForgotten,
  listReadNews,
  readNews,
  loadPairings,
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

/** From here on choices that the lost line stopped are kept by `hold` and written when it is back. */
function holdWrites(hold: HoldWrite): ThunkAction<void, ShopState, ShopExtra, UnknownAction> {
  return (_dispatch, _getState, extra) => {
    extra.hold = hold;
  };
}
