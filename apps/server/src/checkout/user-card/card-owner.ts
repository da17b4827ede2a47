import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import type { CardOwner } from './user-card.queries.ts';

/**
 * Returns the member of this call with the channel and service of the saved cards.
 * @throws UnauthenticatedError `auth.required`
 */
export function cardOwner({ actor, channel }: Ctx): CardOwner {
  return { userId: requireMember(actor).userId, channelId: channel.id, service: channel.settings.SERVICE.PAYMENT.CODE };
}
