import type { Cart, CartShippingModify } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Changes address, sender, noshi, wrapping or message of a destination, or removes it. */
export function modifyShipping(change: Omit<CartShippingModify, 'token'>): ShopThunk<Cart> {
  // A form keeps what was typed itself, and is sent again by hand.
  const isTyped = change.address !== undefined || change.user_address_id !== undefined || Boolean(change.sender);
  return writeCart({
    isChoice: !isTyped,
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/modify', { params: version, body: { token, ...change } }),
  });
}
