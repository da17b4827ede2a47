import type { Cart, CartPackingAdd } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Splits pieces of a destination off into a parcel of their own. */
export function addPacking(packing: Omit<CartPackingAdd, 'token'>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/packings/add', { params: version, body: { token, ...packing } }),
  });
}
