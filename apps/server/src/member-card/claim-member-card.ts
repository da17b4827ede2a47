import type { Ctx } from '../context/ctx.ts';
import { type CardRef, claimCard } from './member-card.queries.ts';
import { unknownCard } from './unknown-card.ts';

/**
 * Gives a card to the member who has just been written; call it in that transaction.
 * @throws InvalidInputError `input.invalid` at `other.member_number` when somebody else was quicker
 */
export async function claimMemberCard(
  { db, channel }: Pick<Ctx, 'db' | 'channel'>,
  card: Omit<CardRef, 'channelId'>,
  userId: string,
): Promise<void> {
  if (!(await claimCard(db, { ...card, channelId: channel.id }, userId))) throw unknownCard();
}
