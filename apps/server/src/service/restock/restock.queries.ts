import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { products, stocks } from '../../platform/db/schema/catalogue.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { restockNotices } from '../../platform/db/schema/restock.ts';

export type RestockNotice = typeof restockNotices.$inferSelect;
type Requested = Pick<RestockNotice, 'channelId' | 'productId' | 'host' | 'askedAt'>;

const isWaiting = and(isNotNull(restockNotices.confirmedAt), isNull(restockNotices.toldAt));

/**
 * Stores a guest's request, or gives a waiting one a new key; one that was already answered starts again, unconfirmed.
 */
export async function upsertGuestNotice(
  db: Db,
  notice: Requested & { email: string; emailKey: string; keyHash: string },
): Promise<RestockNotice> {
  const [row] = await db
    .insert(restockNotices)
    .values(notice)
    .onConflictDoUpdate({
      target: [restockNotices.channelId, restockNotices.productId, restockNotices.emailKey],
      set: {
        keyHash: sql`excluded.key_hash`,
        askedAt: sql`excluded.asked_at`,
        confirmedAt: sql`case when ${restockNotices.toldAt} is null then ${restockNotices.confirmedAt} end`,
        toldAt: null,
      },
    })
    .returning();
  return written(row);
}

/** Stores a member's request, whose address is proven; one that was already answered starts again. */
export async function upsertMemberNotice(db: Db, notice: Requested & { userId: string }): Promise<RestockNotice> {
  const [row] = await db
    .insert(restockNotices)
    .values({ ...notice, confirmedAt: notice.askedAt })
    .onConflictDoUpdate({
      target: [restockNotices.channelId, restockNotices.productId, restockNotices.userId],
      set: { askedAt: sql`excluded.asked_at`, confirmedAt: sql`excluded.confirmed_at`, toldAt: null },
    })
    .returning();
  return written(row);
}

/** A member on one channel: restock requests are separate for each channel. */
interface MemberHere {
  userId: string;
  channelId: number;
}

const isOf = ({ userId, channelId }: MemberHere) =>
  and(eq(restockNotices.userId, userId), eq(restockNotices.channelId, channelId), isWaiting);

/** Returns a member's restock requests, the latest first. */
export function selectMemberNotices(db: Db, member: MemberHere): Promise<RestockNotice[]> {
  return db
    .select()
    .from(restockNotices)
    .where(isOf(member))
    .orderBy(desc(restockNotices.askedAt), desc(restockNotices.id));
}

/** @returns false when this member has no such request */
export async function deleteMemberNotice(db: Db, member: MemberHere, id: number): Promise<boolean> {
  const rows = await db
    .delete(restockNotices)
    .where(and(isOf(member), eq(restockNotices.id, id)))
    .returning({ id: restockNotices.id });
  return rows.length > 0;
}

/** Returns the restock request of an emailed key on any channel, locked. */
export async function lockNoticeOfKey(db: Db, keyHash: string): Promise<RestockNotice | undefined> {
  const [row] = await db.select().from(restockNotices).where(eq(restockNotices.keyHash, keyHash)).for('update');
  return row;
}

export async function confirmNoticeRow(db: Db, id: number, confirmedAt: Date): Promise<void> {
  await db.update(restockNotices).set({ confirmedAt }).where(eq(restockNotices.id, id));
}

export async function deleteNotice(db: Db, id: number): Promise<void> {
  await db.delete(restockNotices).where(eq(restockNotices.id, id));
}

/** Deletes all requests on a channel of the reader with this address, as guest and as member. */
export async function deleteNoticesOfReader(db: Db, { channelId, userId, emailKey }: RestockNotice): Promise<void> {
  const key = emailKey ?? sql`(select ${users.emailKey} from ${users} where ${users.id} = ${userId})`;
  const readers = db.select({ id: users.id }).from(users).where(eq(users.emailKey, key));
  await db
    .delete(restockNotices)
    .where(
      and(
        eq(restockNotices.channelId, channelId),
        or(eq(restockNotices.emailKey, key), inArray(restockNotices.userId, readers)),
      ),
    );
}

/**
 * Returns confirmed requests for available products with their email addresses, locked until the transaction ends.
 * Those of one address for one product are consecutive.
 */
export function takeFulfilled(db: Db, { channelIds, limit }: { channelIds: readonly number[]; limit: number }) {
  const email = sql<string>`coalesce(${users.email}, ${restockNotices.email})`;
  const emailKey = sql<string>`coalesce(${users.emailKey}, ${restockNotices.emailKey})`;
  return db
    .select({ notice: restockNotices, product: { key: products.key, name: products.name }, email, emailKey })
    .from(restockNotices)
    .innerJoin(products, eq(products.id, restockNotices.productId))
    .innerJoin(stocks, eq(stocks.productId, restockNotices.productId))
    .innerJoin(channels, eq(channels.id, restockNotices.channelId))
    .leftJoin(users, eq(users.id, restockNotices.userId))
    .where(
      and(
        isWaiting,
        inArray(restockNotices.channelId, [...channelIds]),
        eq(products.saleStatus, 'on_sale'),
        eq(products.isExtra, false),
        isNull(products.archivedAt),
        gt(stocks.quantity, 0),
        or(isNull(products.channelPrefixes), sql`${channels.prefix} = any(${products.channelPrefixes})`),
      ),
    )
    .orderBy(asc(restockNotices.channelId), asc(restockNotices.productId), asc(emailKey), asc(restockNotices.id))
    .limit(limit)
    .for('update', { of: restockNotices, skipLocked: true });
}

export async function markNoticeSent(db: Db, id: number, sent: { toldAt: Date; keyHash: string }): Promise<void> {
  await db.update(restockNotices).set(sent).where(eq(restockNotices.id, id));
}

/**
 * Returns the number of requests for each product on all channels, and the date of the first, the most wanted first.
 */
export function countWaiting(db: Db) {
  return db
    .select({
      key: products.key,
      name: products.name,
      waiting: count(),
      since: sql`min(${restockNotices.askedAt})`.mapWith(restockNotices.askedAt),
    })
    .from(restockNotices)
    .innerJoin(products, eq(products.id, restockNotices.productId))
    .where(isWaiting)
    .groupBy(products.id)
    .orderBy(desc(count()), asc(products.key));
}

/** Deletes requests that were unconfirmed, waiting or answered since before these instants. */
export async function deleteOldNotices(
  db: Db,
  before: { unconfirmed: Date; waiting: Date; mailedBefore: Date },
): Promise<void> {
  const { askedAt, confirmedAt, toldAt } = restockNotices;
  await db
    .delete(restockNotices)
    .where(
      or(
        and(isNull(confirmedAt), lt(askedAt, before.unconfirmed)),
        and(isNull(toldAt), lt(confirmedAt, before.waiting)),
        lt(toldAt, before.mailedBefore),
      ),
    );
}

function written(row: RestockNotice | undefined): RestockNotice {
  if (row) return row;
  throw new Error('A wish to be told was not written.');
}
