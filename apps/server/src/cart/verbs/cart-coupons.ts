import type { Cart, CartCouponInput } from '@shop/api';
import { normaliseCode } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { findCoupons } from '../../payment/coupon/coupon.queries.ts';
import { MOST_COUPONS } from '../../payment/coupon/most-coupons.ts';
import { couponRefusal } from '../../payment/coupon/coupon.rules.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Adds a coupon; its code may be typed in any width and case.
 * @throws RateLimitedError if codes are being guessed
 * @throws InvalidInputError `coupon.not_found`, `.expired`, `.not_started`, `.minimum`, `.used_up`, `.member_limit`,
 * `.not_yours`, `.member_only`, `.already_used`, `.limit`, each with its reason
 */
export async function addCartCoupon({
  ctx,
  ref,
  input,
  address,
}: CartCall<CartCouponInput> & { address: string }): Promise<Cart> {
  await enforceRateLimit(ctx, 'cartCoupon', address);
  const code = couponCode(input.code);
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const [coupon] = await findCoupons(ctx.db, [code], { channelId: ctx.channel.id, userId });
  if (!coupon) throw cartRefusal('coupon.not_found', 'クーポンコードをご確認ください。', 'code');
  return changeCart(ctx, ref, (document, context) => {
    if (document.coupons.includes(code))
      throw cartRefusal('coupon.already_used', 'このクーポンはすでに適用されています。', 'code');
    if (document.coupons.length >= MOST_COUPONS) {
      throw cartRefusal('coupon.limit', `クーポンは${MOST_COUPONS}枚までご利用いただけます。`, 'code');
    }
    const subtotal = document.lines
      .flatMap((line) => [line, ...(line.accessories ?? [])])
      .reduce((sum, line) => sum + line.quantity * (context.products.get(line.product_key)?.unit_price ?? 0), 0);
    const refusal = couponRefusal(coupon, { subtotal, userId: context.userId, now: context.now });
    if (refusal) throw cartRefusal(refusal.code, refusal.message, 'code');
    return { ...document, coupons: [...document.coupons, code] };
  });
}

/** Returns the coupon code to store: half width, capitals. */
function couponCode(typed: string): string {
  return normaliseCode(typed).toUpperCase();
}

/** Removes a coupon; a missing one is ignored. */
export async function deleteCartCoupon({ ctx, ref, input }: CartCall<CartCouponInput>): Promise<Cart> {
  const code = couponCode(input.code);
  return changeCart(ctx, ref, (document) => ({
    ...document,
    coupons: document.coupons.filter((known) => known !== code),
  }));
}
