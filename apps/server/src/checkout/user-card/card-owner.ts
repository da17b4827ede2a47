import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import type { CardOwner } from './user-card.queries.ts';

/** The member of this call, with the channel on which he keeps cards. @throws UnauthenticatedError `auth.required` */
export function cardOwner({ actor, channel }: Ctx): CardOwner {
  return { userId: requireMember(actor).userId, channelId: channel.id, service: channel.settings.SERVICE.PAYMENT.CODE };
}
