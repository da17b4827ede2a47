import { formatYen } from '@shop/money';

/**
 * A coupon as data; yen include tax. `value` is yen for `amount`, whole per cent for `percent`, unused for
 * `free_carriage`.
 */
export interface CouponContext {
  id: number;
  code: string;
  name: string;
  kind: 'amount' | 'percent' | 'free_carriage';
  value: number;
  min_subtotal: number;
  starts_at: Date;
  ends_at: Date;
  usage_limit: number | null;
  used_count: number;
  /** The only member who may use it, or null. */
  user_id: string | null;
  is_member_only: boolean;
  /** How often a member may use it; null without limit. */
  per_member_limit: number | null;
  /** How often this member has used it; 0 where uses are not counted. */
  used_by_member: number;
}

/** The context of a coupon's use: the sum of products including tax, the member, the time. */
export interface CouponUse {
  subtotal: number;
  userId: string | null;
  now: Date;
}

/** The reason why a coupon cannot be used, as a code below `coupon.` and a message for the shopper. */
export interface CouponRefusal {
  code: string;
  message: string;
}

/** Returns why a coupon cannot be used for a cart; null when it can. */
export function couponRefusal(coupon: CouponContext, use: CouponUse): CouponRefusal | null {
  const refusal = refusalOf(coupon, use);
  if (refusal !== null) return refusal;
  if (use.subtotal < coupon.min_subtotal) {
    const minimum = formatYen(coupon.min_subtotal);
    return { code: 'coupon.minimum', message: `このクーポンは商品合計${minimum}(税込)以上でご利用いただけます。` };
  }
  return null;
}

/** Returns why this shopper cannot use a coupon now, with any cart; null when it can be used. */
export function refusalOf(coupon: CouponContext, use: Omit<CouponUse, 'subtotal'>): CouponRefusal | null {
  if (coupon.user_id !== null && coupon.user_id !== use.userId) {
    return { code: 'coupon.not_yours', message: 'このクーポンはご利用いただけません。' };
  }
  if (coupon.is_member_only && use.userId === null) {
    return { code: 'coupon.member_only', message: '会員様限定のクーポンです。ログインしてご利用ください。' };
  }
  if (use.now < coupon.starts_at)
    return { code: 'coupon.not_started', message: 'このクーポンはまだご利用いただけません。' };
  if (use.now >= coupon.ends_at) return { code: 'coupon.expired', message: 'このクーポンは有効期限が切れています。' };
  if (coupon.usage_limit !== null && coupon.used_count >= coupon.usage_limit) {
    return { code: 'coupon.used_up', message: 'このクーポンは利用上限に達しました。' };
  }
  if (coupon.per_member_limit !== null && coupon.used_by_member >= coupon.per_member_limit) {
    return {
      code: 'coupon.member_limit',
      message: `このクーポンのご利用は、お一人様${coupon.per_member_limit}回までです。`,
    };
  }
  return null;
}

/** Returns the discount of a usable coupon, at most `left`, the part of the sum of products not yet discounted. */
export function couponDiscount(coupon: CouponContext, subtotal: number, left: number): number {
  if (coupon.kind === 'free_carriage') return 0;
  const wanted = coupon.kind === 'amount' ? coupon.value : Math.floor((subtotal * coupon.value) / 100);
  return Math.min(wanted, left);
}
