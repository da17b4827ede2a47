import { expect, test } from 'vitest';
import { couponDiscount, couponRefusal, type CouponContext, type CouponUse } from './coupon.rules.ts';
import { sampleCoupon } from './testing/sample-coupon.ts';

const at = (jst: string) => new Date(`${jst}+09:00`);

const taro: CouponUse = { subtotal: 5000, userId: 'taro', now: at('2026-11-20T10:00:00') };

test.each<[string, Partial<CouponContext>, Partial<CouponUse>]>([
  ['has no conditions, also by a guest', {}, { userId: null }],
  ['belongs to the member', { user_id: 'taro' }, {}],
  ['is for members and the user is one', { is_member_only: true }, {}],
  ['is in the first second of its period', {}, { now: at('2026-01-01T00:00:00') }],
  ['is in the last second of its period', {}, { now: at('2026-12-31T23:59:59') }],
  ['has one use left', { usage_limit: 100, used_count: 99 }, {}],
  ['may be used by the member once more', { per_member_limit: 2, used_by_member: 1 }, {}],
  ['has a minimum equal to the subtotal', { min_subtotal: 5000 }, {}],
])('a coupon may be used when it %s', (_case, coupon, use) => {
  expect(couponRefusal(sampleCoupon(coupon), { ...taro, ...use })).toBeNull();
});

test.each<[string, Partial<CouponContext>, Partial<CouponUse>, string]>([
  ['not_yours', { user_id: 'hanako' }, {}, 'このクーポンはご利用いただけません。'],
  ['not_yours', { user_id: 'hanako' }, { userId: null }, 'このクーポンはご利用いただけません。'],
  ['member_only', { is_member_only: true }, { userId: null }, '会員様限定のクーポンです。ログインしてご利用ください。'],
  ['not_started', {}, { now: at('2025-12-31T23:59:59') }, 'このクーポンはまだご利用いただけません。'],
  ['expired', {}, { now: at('2027-01-01T00:00:00') }, 'このクーポンは有効期限が切れています。'],
  ['used_up', { usage_limit: 100, used_count: 100 }, {}, 'このクーポンは利用上限に達しました。'],
  ['member_limit', { per_member_limit: 2, used_by_member: 2 }, {}, 'このクーポンのご利用は、お一人様2回までです。'],
  [
    'minimum',
    { min_subtotal: 10_000 },
    { subtotal: 9999 },
    'このクーポンは商品合計10,000円(税込)以上でご利用いただけます。',
  ],
])('a coupon that may not be used reports the reason: %s', (code, coupon, use, message) => {
  expect(couponRefusal(sampleCoupon(coupon), { ...taro, ...use })).toEqual({ code: `coupon.${code}`, message });
});

test.each<[string, Partial<CouponContext>, number, number]>([
  ['its amount', { kind: 'amount', value: 500 }, 5000, 500],
  ['its percentage of the products, rounded down to whole yen', { kind: 'percent', value: 15 }, 4999, 749],
  ['no more than is left', { kind: 'amount', value: 500 }, 300, 300],
  ['nothing from the products when it gives free shipping', { kind: 'free_carriage', value: 500 }, 5000, 0],
])('a coupon takes off %s', (_case, coupon, left, amount) => {
  expect(couponDiscount(sampleCoupon(coupon), 4999, left)).toBe(amount);
});
