import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { noteSupport } from './support/support.queries.ts';
import { findLiveSession, revokeSession } from './session.queries.ts';

/** Ends the session of an access token in every tab, even of an expired one; does nothing without a valid session. */
export async function logout({ ctx, input }: { ctx: Ctx; input: { accessToken: string | null } }): Promise<void> {
  if (input.accessToken === null) return;
  const now = ctx.clock.now();
  const session = await findLiveSession(ctx.db, hashSecret('bearer', input.accessToken), now);
  if (!session || session.channelId !== ctx.channel.id) return;
  await inTransaction(ctx, async (ctx) => {
    await revokeSession(ctx.db, session.sessionId, now);
    if (session.supportId !== null) await noteSupport(ctx, session.supportId, { event: 'ended' });
  });
}
