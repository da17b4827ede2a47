import { ERROR_CODES } from '@shop/constants';
import type { Ctx } from '../platform/context/ctx.ts';
import { ForbiddenError } from '../platform/errors/index.ts';

/**
 * Refuses a guest where the channel sells to members only (SITE.NO_MEMBER_USE, spec §6).
 * @throws ForbiddenError `shop.members_only`
 */
export function refuseGuest({ actor, channel }: Pick<Ctx, 'actor' | 'channel'>): void {
  if (actor.kind === 'member' || channel.settings.SITE.NO_MEMBER_USE) return;
  throw new ForbiddenError(
    ERROR_CODES.membersOnly,
    'ご注文には会員のログインが必要です。ログインしてから、もう一度ご注文ください。カートの中身はそのまま残ります。',
  );
}
