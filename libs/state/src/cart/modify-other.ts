import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Sets what a variant's form definition adds. */
export function modifyOther(other: Record<string, string>): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/other/modify', { params: version, body: { token, other } }),
  });
}
