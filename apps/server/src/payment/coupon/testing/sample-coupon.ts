import type { CouponContext } from '../coupon.rules.ts';

/** A coupon of 500 yen without conditions, valid in 2026. */
export function sampleCoupon(changes: Partial<CouponContext> = {}): CouponContext {
  return {
    id: 1,
    code: 'WELCOME',
    name: 'はじめてクーポン',
    kind: 'amount',
    value: 500,
    min_subtotal: 0,
    starts_at: new Date('2026-01-01T00:00:00+09:00'),
    ends_at: new Date('2027-01-01T00:00:00+09:00'),
    usage_limit: null,
    used_count: 0,
    user_id: null,
    is_member_only: false,
    per_member_limit: null,
    used_by_member: 0,
    ...changes,
  };
}
