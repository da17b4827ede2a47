import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { memberCards } from '../../platform/db/schema/member-cards.ts';

/** A card as its holder names it. */
export interface CardRef {
  channelId: number;
  number: string;
  lastNameKana: string;
}

/**
 * Assigns a card to a member, if it exists with this name and no other member has it. Registrations without a proven
 * address do not count.
 * @returns whether the card is now this member's
 */
export async function claimCard(
  db: Db,
  { channelId, number, lastNameKana }: CardRef,
  userId: string,
): Promise<boolean> {
  const card = and(
    eq(memberCards.channelId, channelId),
    eq(memberCards.number, number),
    eq(memberCards.lastNameKana, lastNameKana),
  );
  const [issued] = await db
    .select({ id: memberCards.id, userId: memberCards.userId })
    .from(memberCards)
    .where(card)
    .for('update');
  if (!issued) return false;
  const unproven = db.select({ id: users.id }).from(users).where(eq(users.isRegisteredMember, false));
  const isFree = or(isNull(memberCards.userId), eq(memberCards.userId, userId), inArray(memberCards.userId, unproven));
  const [claimed] = await db
    .update(memberCards)
    .set({ userId })
    .where(and(eq(memberCards.id, issued.id), isFree))
    .returning({ id: memberCards.id });
  if (!claimed) return false;
  if (issued.userId !== null && issued.userId !== userId) {
    await db
      .update(users)
      .set({ other: sql`${users.other} - 'member_number'` })
      .where(eq(users.id, issued.userId));
  }
  return true;
}

/** Whether a card is there in this name and could be claimed by a new member. */
export async function isCardOpen(db: Db, { channelId, number, lastNameKana }: CardRef): Promise<boolean> {
  const [row] = await db
    .select({ isTaken: users.isRegisteredMember })
    .from(memberCards)
    .leftJoin(users, eq(users.id, memberCards.userId))
    .where(
      and(
        eq(memberCards.channelId, channelId),
        eq(memberCards.number, number),
        eq(memberCards.lastNameKana, lastNameKana),
      ),
    );
  return row !== undefined && row.isTaken !== true;
}
