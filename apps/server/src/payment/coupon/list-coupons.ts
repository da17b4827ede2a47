import type { MemberCoupon } from '@shop/api';
import { refusalOf, type CouponContext } from './coupon.rules.ts';
import type { Answer } from '../../platform/contract/answer.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { pagedAnswer, readPage } from '../../platform/contract/paged-answer.ts';
import { countCouponsOf, listCouponsOf } from './coupon.queries.ts';

/**
 * Returns a page of the member's coupons on this channel that are not expired, those that expire first before others.
 */
export async function listCoupons({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { page?: number; per?: string };
}): Promise<Answer<MemberCoupon[]>> {
  const place = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const now = ctx.clock.now();
  const page = readPage(input);
  const total = await countCouponsOf(ctx.db, place, now);
  const rows = await listCouponsOf(ctx.db, place, now, {
    limit: page.per,
    offset: page.per === null ? 0 : (page.page - 1) * page.per,
  });
  return pagedAnswer(
    rows.map((coupon) => presentCoupon(coupon, { userId: place.userId, now })),
    page,
    total,
  );
}

function presentCoupon(coupon: CouponContext, use: { userId: string; now: Date }): MemberCoupon {
  const refusal = refusalOf(coupon, use);
  const left = coupon.per_member_limit === null ? null : Math.max(0, coupon.per_member_limit - coupon.used_by_member);
  return {
    id: coupon.id,
    code: coupon.code,
    name: coupon.name,
    kind: coupon.kind,
    value: coupon.value,
    min_subtotal: coupon.min_subtotal,
    starts_at: coupon.starts_at.toISOString(),
    ends_at: coupon.ends_at.toISOString(),
    times_left: left,
    is_usable: refusal === null,
    reason: refusal?.message ?? null,
  };
}
