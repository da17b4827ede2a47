import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { cartSlice } from './cart.slice.ts';
import { noteDecision } from './note-decision.ts';
import { forgetPayment } from './payment-memory.ts';
import { writeCart } from './write-cart.ts';

/** Clears a failed or given-up payment; the cart may be edited and tried again. @throws ApiFailure `cart.already_decided` */
export function clearPaymentError(): ShopThunk<Cart> {
  return async (dispatch, _getState, { environment }) => {
    const cart = await dispatch(
      writeCart({ send: (api, { token }) => api.PATCH('/v1/carts/transaction/error/delete', { body: { token } }) }),
    );
    dispatch(cartSlice.actions.paymentErrorCleared());
    forgetPayment(environment);
    dispatch(noteDecision(null));
    return cart;
  };
}
