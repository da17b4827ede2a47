import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Sets how many points are used; 0 uses none. */
export function setPoints(points: number): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/point', { params: version, body: { token, points } }),
  });
}
