import type { Cart, CartOrderModify } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Sets orderer, payment method, note or receipt. */
export function modifyOrder(change: Omit<CartOrderModify, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/order/modify', { params: version, body: { token, ...change } }),
  });
}
