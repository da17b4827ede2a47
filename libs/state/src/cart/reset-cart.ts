import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Empties the cart and keeps its token. */
export function resetCart(): ShopThunk<Cart> {
  return writeCart({ send: (api, { token, version }) => api.PATCH('/v1/carts/reset', { params: version, body: { token } }) });
}
