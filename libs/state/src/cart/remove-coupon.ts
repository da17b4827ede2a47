import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Takes a coupon off. */
export function removeCoupon(code: string): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) =>
      api.PATCH('/v1/carts/coupons/delete', { params: version, body: { token, code } }),
  });
}
