import type { Cart, CartOrderModify } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { trackCart } from '../track/track-cart.ts';
import { writeCart } from './write-cart.ts';

/** Sets orderer, payment method, note or receipt. */
export function modifyOrder(change: Omit<CartOrderModify, 'token'>): ShopThunk<Cart> {
  return async (dispatch) => {
    const cart = await dispatch(
      writeCart({
        send: (api, { token, version }) =>
          api.PATCH('/v1/carts/order/modify', { params: version, body: { token, ...change } }),
      }),
    );
    const { payment_code } = cart.detail.order;
    if (change.payment_id != null && payment_code !== null)
      dispatch(trackCart('add_payment_info', { payment_type: payment_code }));
    return cart;
  };
}

/** Sets the fields that a customer's form definition adds. */
export function modifyOther(other: Record<string, string>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/other/modify', { params: version, body: { token, other } }),
  });
}

/** Applies a coupon. @throws ApiFailure `coupon.…` with the reason */
export function addCoupon(code: string): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/coupons/add', { params: version, body: { token, code } }),
  });
}

/** Removes a coupon. */
export function removeCoupon(code: string): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/coupons/delete', { params: version, body: { token, code } }),
  });
}

/** Sets how many points the order uses. @throws ApiFailure `point.insufficient`, `point.over_total` with the maximum */
export function spendPoints(points: number): ShopThunk<Cart> {
  return writeCart({
    collapseKey: 'points',
    isChoice: true,
    send: (api, { token, version }) => api.PATCH('/v1/carts/point', { params: version, body: { token, points } }),
  });
}
