import type { CouponContext } from '../../payment/coupon/coupon.rules.ts';
import { amendmentCopy } from '@shop/copy';
import type { OrderSnapshot } from '../order/order-snapshot.ts';

/** The code of the discount with which the shop bears the difference of amendments; no coupon can have it. */
const CODE = '(shop)';

/** Returns the discount with which the shop bears a difference, as a coupon of the quote. It has no row, so its id is 0. */
export function shopDiscount(value: number): CouponContext {
  return {
    id: 0,
    code: CODE,
    name: amendmentCopy.shopDiscount,
    kind: 'amount',
    value,
    min_subtotal: 0,
    starts_at: new Date(0),
    ends_at: new Date(8_640_000_000_000_000),
    usage_limit: null,
    used_count: 0,
    user_id: null,
    is_member_only: false,
    per_member_limit: null,
    used_by_member: 0,
  };
}

/** Returns what the shop bears of an order after its amendments so far, in yen. */
export function borneByShop({ coupons }: Pick<OrderSnapshot, 'coupons'>): number {
  return coupons.find(({ code }) => code === CODE)?.discount ?? 0;
}
