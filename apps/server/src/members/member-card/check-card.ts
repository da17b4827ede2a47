import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { type CardRef, isCardOpen, claimCard } from './member-card.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';

/**
 * Checks a card before a registration continues. Attempts are limited by IP address.
 * @throws InvalidInputError `input.invalid` at `other.member_number`; RateLimitedError `rate.limited`
 */
export async function checkCard(ctx: Ctx, card: Omit<CardRef, 'channelId'>, address: string): Promise<void> {
  await enforceRateLimit(ctx, 'memberNumber', address);
  if (!(await isCardOpen(ctx.db, { ...card, channelId: ctx.channel.id }))) throw unknownCard();
}

/**
 * Assigns a card to the member who was just inserted; call it in the same transaction.
 * @throws InvalidInputError `input.invalid` at `other.member_number` when another member has claimed it meanwhile
 */
export async function claimMemberCard(
  { db, channel }: Pick<Ctx, 'db' | 'channel'>,
  card: Omit<CardRef, 'channelId'>,
  userId: string,
): Promise<void> {
  if (!(await claimCard(db, { ...card, channelId: channel.id }, userId))) throw unknownCard();
}

/**
 * Returns the same error for a number that does not exist, has another name, or is already assigned: the reason is not
 * disclosed (P-15).
 */
function unknownCard(): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: {
      'other.member_number': [
        '会員番号とお名前(セイ)の組み合わせを確認できませんでした。会員カードをお確かめください。',
      ],
    },
  });
}
