import { and, asc, eq, inArray, lte } from 'drizzle-orm';
import type { Db } from '../../../platform/db/db.ts';
import { orderParcels, orders } from '../../../platform/db/schema/orders.ts';
import { socialGiftLinks, socialGifts } from '../../../platform/db/schema/social-gifts.ts';
import { orderColumns } from '../order-columns.ts';
import type { OrderRow } from '../order.queries.ts';

export type SocialGiftRow = typeof socialGifts.$inferSelect;

/** A gift with its order. */
export interface GiftOfOrder {
  gift: SocialGiftRow;
  order: OrderRow;
}

/** Returns the gift of a link on a channel, by the hash of its token. */
export async function findGiftOfLink(db: Db, tokenHash: string, channelId: number): Promise<GiftOfOrder | undefined> {
  const [row] = await db
    .select({ gift: socialGifts, order: orderColumns })
    .from(socialGiftLinks)
    .innerJoin(socialGifts, eq(socialGifts.orderId, socialGiftLinks.orderId))
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(and(eq(socialGiftLinks.tokenHash, tokenHash), eq(socialGifts.channelId, channelId)));
  return row;
}

export async function selectGift(db: Db, orderId: string): Promise<SocialGiftRow | undefined> {
  const [row] = await db.select().from(socialGifts).where(eq(socialGifts.orderId, orderId));
  return row;
}

/** Locks a gift and its order until the transaction ends; the order first, like everywhere. */
export async function lockGift(db: Db, orderId: string): Promise<GiftOfOrder | undefined> {
  const [order] = await db.select(orderColumns).from(orders).where(eq(orders.id, orderId)).for('update');
  const [gift] = await db.select().from(socialGifts).where(eq(socialGifts.orderId, orderId)).for('update');
  return order && gift && { order, gift };
}

/** Changes a gift if it is still in this state. @returns the changed gift, or undefined */
export async function moveGift(
  db: Db,
  orderId: string,
  from: SocialGiftRow['state'],
  changes: Partial<SocialGiftRow>,
): Promise<SocialGiftRow | undefined> {
  const [row] = await db
    .update(socialGifts)
    .set(changes)
    .where(and(eq(socialGifts.orderId, orderId), eq(socialGifts.state, from)))
    .returning();
  return row;
}

export async function insertGiftLink(db: Db, link: typeof socialGiftLinks.$inferInsert): Promise<void> {
  await db.insert(socialGiftLinks).values(link);
}

/** Invalidates all links of a gift. */
export async function deleteGiftLinks(db: Db, orderId: string): Promise<void> {
  await db.delete(socialGiftLinks).where(eq(socialGiftLinks.orderId, orderId));
}

export async function insertGiftParcels(db: Db, parcels: (typeof orderParcels.$inferInsert)[]): Promise<void> {
  await db.insert(orderParcels).values(parcels);
}

/** Locks waiting gifts whose reminder is due until the transaction ends. */
export function takeGiftsToRemind(db: Db, now: Date, limit: number): Promise<GiftOfOrder[]> {
  return db
    .select({ gift: socialGifts, order: orderColumns })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(and(eq(socialGifts.state, 'waiting'), lte(socialGifts.remindAt, now)))
    .orderBy(asc(socialGifts.remindAt))
    .limit(limit)
    .for('update', { of: socialGifts, skipLocked: true });
}

/** Accepted orders whose gift was not accepted in time. */
export async function findOverdueGifts(db: Db, now: Date, limit: number): Promise<string[]> {
  const rows = await db
    .select({ orderId: socialGifts.orderId })
    .from(socialGifts)
    .innerJoin(orders, eq(orders.id, socialGifts.orderId))
    .where(and(eq(socialGifts.state, 'waiting'), lte(socialGifts.expiresAt, now), eq(orders.status, 'accepted')))
    .orderBy(asc(socialGifts.expiresAt))
    .limit(limit);
  return rows.map(({ orderId }) => orderId);
}

/** Deletes what receivers entered after its use (L-37), and the links. */
export async function forgetReceivers(db: Db, now: Date): Promise<void> {
  const forgotten = await db
    .update(socialGifts)
    .set({ address: null, reception: null, receiverEmail: null, forgetAt: null })
    .where(lte(socialGifts.forgetAt, now))
    .returning({ orderId: socialGifts.orderId });
  const ids = forgotten.map(({ orderId }) => orderId);
  if (ids.length > 0) await db.delete(socialGiftLinks).where(inArray(socialGiftLinks.orderId, ids));
}
