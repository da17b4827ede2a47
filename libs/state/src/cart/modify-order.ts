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
