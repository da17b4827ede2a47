import type { Cart, CartCouponInput } from '@shop/api';
import { changeCart } from '../change-cart.ts';
import { couponCode } from './add-cart-coupon.ts';
import type { CartCall } from './cart-input.ts';

/** Takes a coupon off; one that is not there is no fault. */
export async function deleteCartCoupon({ ctx, ref, input }: CartCall<CartCouponInput>): Promise<Cart> {
  const code = couponCode(input.code);
  return changeCart(ctx, ref, (document) => ({
    ...document,
    coupons: document.coupons.filter((known) => known !== code),
  }));
}
