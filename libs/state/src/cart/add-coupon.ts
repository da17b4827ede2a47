import type { Cart } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';
import { writeCart } from './write-cart.ts';

/** Uses a coupon. @throws ApiFailure `coupon.…` with the reason */
export function addCoupon(code: string): ShopThunk<Cart> {
  return writeCart({
    send: (api, { token, version }) => api.PATCH('/v1/carts/coupons/add', { params: version, body: { token, code } }),
  });
}
