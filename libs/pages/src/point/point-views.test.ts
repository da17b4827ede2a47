import type { MemberCoupon, PointEntry } from '@shop/api';
import { describe, expect, it } from 'vitest';
import { couponRow, pointRow } from './point-views.ts';

const entry: PointEntry = {
  id: 1,
  kind: 'available',
  points: 120,
  is_pending: false,
  note: 'ご注文',
  order_id: 'ord_1',
  order_no: 'H-1',
  expires_on: '2027-11-20',
  created_at: '2026-11-20T15:00:00Z',
};
const coupon: MemberCoupon = {
  id: 1,
  code: 'AKI',
  name: '秋のクーポン',
  kind: 'amount',
  value: 300,
  is_usable: true,
  min_subtotal: 3000,
  starts_at: '2026-10-31T15:00:00Z',
  ends_at: '2026-11-30T15:00:00Z',
  times_left: 1,
  reason: null,
};

describe('rows of points and coupons', () => {
  it('link to their order', () => {
    expect(pointRow(entry)).toMatchObject({
      day: '2026.11.21(土)',
      until: '2027.11.20',
      order: { number: 'H-1', href: '/mypage/order_history/ord_1/' },
    });
    expect(pointRow({ ...entry, order_id: null, order_no: null, expires_on: null })).toMatchObject({
      order: null,
      until: null,
    });
  });

  it('show the last day of a coupon that ends at midnight', () => {
    expect(couponRow({ ...coupon, reason: 'まだご利用いただけません。' })).toMatchObject({
      from: '2026.11.01',
      until: '2026.11.30',
      reason: 'まだご利用いただけません。',
    });
  });
});
