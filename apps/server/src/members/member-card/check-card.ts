import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { type CardRef, isCardOpen, claimCard } from './member-card.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';

/**
 * Looks a card up before a registration goes on. Every try counts for the address it comes from.
 * @throws InvalidInputError `input.invalid` at `other.member_number`; RateLimitedError `rate.limited`
 */
export async function checkCard(ctx: Ctx, card: Omit<CardRef, 'channelId'>, address: string): Promise<void> {
  await enforceRateLimit(ctx, 'memberNumber', address);
  if (!(await isCardOpen(ctx.db, { ...card, channelId: ctx.channel.id }))) throw unknownCard();
}

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

/** One answer for a number that is not there, in another name, or taken: nobody learns which (P-15). */
function unknownCard(): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: {
      'other.member_number': [
        '会員番号とお名前(セイ)の組み合わせを確認できませんでした。会員カードをお確かめください。',
      ],
    },
  });
}
