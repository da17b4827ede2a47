import type { PaymentServiceCode } from '@shop/constants';
import { and, asc, count, desc, eq, isNotNull, isNull, lt, lte, ne, or } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { paymentCustomers, userCards } from '../../platform/db/schema/user-cards.ts';
import { NotFoundError } from '../../platform/errors/index.ts';

export type UserCardRow = typeof userCards.$inferSelect;

/** The owner of saved cards: a member has separate cards on each channel and at each payment service. */
export interface CardOwner {
  userId: string;
  channelId: number;
  service: PaymentServiceCode;
}

function ownedBy({ userId, channelId, service }: CardOwner) {
  return and(
    eq(userCards.userId, userId),
    eq(userCards.channelId, channelId),
    eq(userCards.service, service),
    isNull(userCards.removedAt),
  );
}

/** Returns the cards, the main one first, then in the order in which they were added. */
export function selectCards(db: Db, owner: CardOwner): Promise<UserCardRow[]> {
  return db.select().from(userCards).where(ownedBy(owner)).orderBy(desc(userCards.isMain), asc(userCards.id));
}

export async function countCards(db: Db, owner: CardOwner): Promise<number> {
  const [row] = await db.select({ total: count() }).from(userCards).where(ownedBy(owner));
  return row?.total ?? 0;
}

/** Returns the number of a member's saved cards on all channels. */
export function countCardsEverywhere(db: Db, userId: string): Promise<number> {
  return db.$count(userCards, and(eq(userCards.userId, userId), isNull(userCards.removedAt)));
}

/** @throws NotFoundError `card.not_found`, for another member's and another channel's card too (P-17). */
export async function requireCard(db: Db, owner: CardOwner, id: number): Promise<UserCardRow> {
  const [row] = await db
    .select()
    .from(userCards)
    .where(and(ownedBy(owner), eq(userCards.id, id)));
  if (row) return row;
  throw new NotFoundError('card.not_found', 'カードが見つかりませんでした。');
}

export async function findCardByToken(db: Db, owner: CardOwner, token: string): Promise<UserCardRow | undefined> {
  const [row] = await db
    .select()
    .from(userCards)
    .where(and(ownedBy(owner), eq(userCards.token, token)));
  return row;
}

/** Returns a card by the service's id, deleted ones included. */
export async function findCardOfService(
  db: Db,
  service: PaymentServiceCode,
  serviceCardId: string,
): Promise<UserCardRow | undefined> {
  const [row] = await db
    .select()
    .from(userCards)
    .where(and(eq(userCards.service, service), eq(userCards.serviceCardId, serviceCardId)));
  return row;
}

export async function insertCard(db: Db, card: typeof userCards.$inferInsert): Promise<UserCardRow> {
  const [row] = await db.insert(userCards).values(card).returning();
  if (!row) throw new Error('A card was not written.');
  return row;
}

/** Moves the main flag to one card. */
export async function makeMain(db: Db, owner: CardOwner, id: number): Promise<void> {
  await db
    .update(userCards)
    .set({ isMain: false })
    .where(and(ownedBy(owner), eq(userCards.isMain, true), ne(userCards.id, id)));
  await db
    .update(userCards)
    .set({ isMain: true })
    .where(and(ownedBy(owner), eq(userCards.id, id)));
}

/** Marks a card as deleted; the worker deletes it at the service. */
export async function markRemoved(db: Db, id: number, now: Date): Promise<void> {
  await db.update(userCards).set({ isMain: false, removedAt: now, forgetAt: now }).where(eq(userCards.id, id));
}

/** Returns cards to delete at the service now: deleted ones, and those of former members. */
export function selectCardsToForget(db: Db, now: Date): Promise<UserCardRow[]> {
  return db
    .select()
    .from(userCards)
    .where(or(lte(userCards.forgetAt, now), and(isNull(userCards.userId), isNull(userCards.removedAt))))
    .orderBy(asc(userCards.id))
    .limit(50);
}

/** Sets when the deletion at the service is next tried; null: it is deleted there. */
export async function setForgetAt(
  db: Db,
  { id, removedAt }: UserCardRow,
  now: Date,
  forgetAt: Date | null,
): Promise<void> {
  await db
    .update(userCards)
    .set({ isMain: false, removedAt: removedAt ?? now, forgetAt })
    .where(eq(userCards.id, id));
}

/** Deletes rows of cards that were removed before an instant and deleted at the service. */
export async function deleteForgottenCards(db: Db, before: Date): Promise<void> {
  await db
    .delete(userCards)
    .where(and(isNotNull(userCards.removedAt), lt(userCards.removedAt, before), isNull(userCards.forgetAt)));
}

export async function findCustomerId(db: Db, { userId, channelId, service }: CardOwner): Promise<string | undefined> {
  const [row] = await db
    .select({ id: paymentCustomers.serviceCustomerId })
    .from(paymentCustomers)
    .where(
      and(
        eq(paymentCustomers.userId, userId),
        eq(paymentCustomers.channelId, channelId),
        eq(paymentCustomers.service, service),
      ),
    );
  return row?.id;
}

/** Inserts the customer; of two concurrent calls the first wins. */
export async function insertCustomer(db: Db, owner: CardOwner, serviceCustomerId: string): Promise<void> {
  await db
    .insert(paymentCustomers)
    .values({ ...owner, serviceCustomerId })
    .onConflictDoNothing();
}
