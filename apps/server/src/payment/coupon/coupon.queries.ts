import { and, asc, count, eq, gt, inArray, isNull, or, sql, type SQL } from 'drizzle-orm';
import type { CouponContext } from './coupon.rules.ts';
import type { Db } from '../../platform/db/db.ts';
import { coupons } from '../../platform/db/schema/carts.ts';
import { couponUses, orders } from '../../platform/db/schema/orders.ts';

/** The channel and the member for whom coupons are read; null for a guest. */
export interface CouponScope {
  channelId: number;
  userId: string | null;
}

type CouponRow = typeof coupons.$inferSelect;

function onChannel({ channelId }: Pick<CouponScope, 'channelId'>): SQL | undefined {
  return or(isNull(coupons.channelId), eq(coupons.channelId, channelId));
}

/** Returns the coupons of these codes that exist on this channel. */
export async function findCoupons(db: Db, codes: readonly string[], scope: CouponScope): Promise<CouponContext[]> {
  const rows = await db
    .select()
    .from(coupons)
    .where(and(inArray(coupons.code, [...codes]), onChannel(scope)));
  return withUses(db, rows, scope);
}

/**
 * Like `findCoupons`, and locks the rows in a fixed order until the transaction ends, so that the last one is used
 * once.
 */
export async function lockCoupons(db: Db, codes: readonly string[], scope: CouponScope): Promise<CouponContext[]> {
  const condition = and(inArray(coupons.code, [...codes]), onChannel(scope));
  const rows = await db.select().from(coupons).where(condition).orderBy(coupons.id).for('update');
  // Counted by a separate statement, which sees what the previous owner of the lock has written.
  return withUses(db, rows, scope);
}

/**
 * Returns a page of the coupons that a member sees on a channel: personal ones and those for every member, not expired,
 * those that expire first before others.
 */
export async function listCouponsOf(
  db: Db,
  scope: CouponScope & { userId: string },
  now: Date,
  page: { limit: number | null; offset: number },
): Promise<CouponContext[]> {
  const query = db
    .select()
    .from(coupons)
    .where(knownTo(scope, now))
    .orderBy(asc(coupons.endsAt), asc(coupons.id))
    .offset(page.offset);
  return withUses(db, await (page.limit === null ? query : query.limit(page.limit)), scope);
}

export async function countCouponsOf(db: Db, scope: CouponScope & { userId: string }, now: Date): Promise<number> {
  const [row] = await db.select({ total: count() }).from(coupons).where(knownTo(scope, now));
  return row?.total ?? 0;
}

/** Returns the coupons of a member on all channels, like `listCouponsOf`. */
export async function listCouponsEverywhere(db: Db, userId: string, now: Date): Promise<CouponContext[]> {
  return withUses(db, await db.select().from(coupons).where(knownToMember(userId, now)), { userId });
}

/** Records the use of an order's coupons, which must be locked; also again after they were returned. */
export async function takeCoupons(db: Db, orderId: string, couponIds: readonly number[]): Promise<void> {
  for (const couponId of couponIds) {
    await db
      .insert(couponUses)
      .values({ orderId, couponId, state: 'used' })
      .onConflictDoUpdate({ target: [couponUses.orderId, couponUses.couponId], set: { state: 'used' } });
    await db
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} + 1` })
      .where(eq(coupons.id, couponId));
  }
}

/** Returns an order's coupons, once. @returns how many */
export async function returnCoupons(db: Db, orderId: string): Promise<number> {
  const returned = await db
    .update(couponUses)
    .set({ state: 'returned' })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'used')))
    .returning({ couponId: couponUses.couponId });
  for (const { couponId } of returned.toSorted((a, b) => a.couponId - b.couponId)) {
    await db
      .update(coupons)
      .set({ usedCount: sql`${coupons.usedCount} - 1` })
      .where(eq(coupons.id, couponId));
  }
  return returned.length;
}

/** Returns one coupon of an order, which must be locked. */
export async function returnCoupon(db: Db, orderId: string, couponId: number): Promise<void> {
  await db
    .update(couponUses)
    .set({ state: 'returned' })
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.couponId, couponId)));
  await db
    .update(coupons)
    .set({ usedCount: sql`${coupons.usedCount} - 1` })
    .where(eq(coupons.id, couponId));
}

/** Returns the codes of an order's coupons that were returned. */
export async function returnedCodesOf(db: Db, orderId: string): Promise<string[]> {
  const rows = await db
    .select({ code: coupons.code })
    .from(couponUses)
    .innerJoin(coupons, eq(coupons.id, couponUses.couponId))
    .where(and(eq(couponUses.orderId, orderId), eq(couponUses.state, 'returned')));
  return rows.map(({ code }) => code);
}

function knownTo(scope: CouponScope & { userId: string }, now: Date): SQL | undefined {
  return and(onChannel(scope), knownToMember(scope.userId, now));
}

function knownToMember(userId: string, now: Date): SQL | undefined {
  const isOwn = eq(coupons.userId, userId);
  const isForMembers = and(isNull(coupons.userId), coupons.isMemberOnly);
  return and(gt(coupons.endsAt, now), or(isOwn, isForMembers));
}

async function withUses(
  db: Db,
  rows: readonly CouponRow[],
  { userId }: Pick<CouponScope, 'userId'>,
): Promise<CouponContext[]> {
  const counted = rows.filter((row) => row.perMemberLimit !== null).map((row) => row.id);
  const uses = userId === null || counted.length === 0 ? [] : await usesOf(db, userId, counted);
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    kind: row.kind,
    value: row.value,
    min_subtotal: row.minSubtotal,
    starts_at: row.startsAt,
    ends_at: row.endsAt,
    usage_limit: row.usageLimit,
    used_count: row.usedCount,
    user_id: row.userId,
    is_member_only: row.isMemberOnly,
    per_member_limit: row.perMemberLimit,
    used_by_member: uses.find((use) => use.couponId === row.id)?.times ?? 0,
  }));
}

function usesOf(db: Db, userId: string, couponIds: readonly number[]): Promise<{ couponId: number; times: number }[]> {
  return db
    .select({ couponId: couponUses.couponId, times: count() })
    .from(couponUses)
    .innerJoin(orders, eq(orders.id, couponUses.orderId))
    .where(and(eq(orders.userId, userId), eq(couponUses.state, 'used'), inArray(couponUses.couponId, [...couponIds])))
    .groupBy(couponUses.couponId);
}
