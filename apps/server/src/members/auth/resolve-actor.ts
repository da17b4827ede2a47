import type { ResolveActor } from '../../platform/http/resolve-actor.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { sessionOver, isUsable } from './session.rules.ts';
import { findLiveSession } from './session.queries.ts';

/**
 * Returns the member of an access token on the channel of its session.
 * @throws UnauthenticatedError `auth.expired` for a token that is unknown, expired, of another channel, or of an ended
 * session: one code for all, so that the client tries one refresh and learns nothing else
 */
export const resolveActor: ResolveActor = async ({ db, clock, channel }, accessToken) => {
  const now = clock.now();
  const session = await findLiveSession(db, hashSecret('bearer', accessToken), now);
  if (!session || session.channelId !== channel.id || !isUsable(session, now)) throw sessionOver();
  return {
    kind: 'member',
    userId: session.userId,
    sessionId: session.sessionId,
    ...(session.supportId !== null && { supportId: session.supportId }),
  };
};
