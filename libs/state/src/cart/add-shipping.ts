import type { Cart, CartShippingAdd } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Adds a destination: a member's address by id, or an address. */
export function addShipping(shipping: Omit<CartShippingAdd, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/shippings/add', { params: version, body: { token, ...shipping } }),
  });
}
