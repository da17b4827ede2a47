import type { Cart, CartSocialReceiver } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Makes a destination one whose address its receiver will enter. */
export function setSocialReceiver(change: Omit<CartSocialReceiver, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/social/receiver', { params: version, body: { token, ...change } }),
  });
}
