import type { LoginHistory } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import type { Page } from '../../platform/contract/paged-answer.ts';
import { countLoginHistories, selectLoginHistories } from './login-history.queries.ts';

/** The contract's longest page. */
const ALL = 100;

/** A page of the member's logins on every channel, newest first. */
export async function listLoginHistories({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: Page;
}): Promise<{ entries: LoginHistory[]; total: number }> {
  const { userId, sessionId } = requireMember(ctx.actor);
  const limit = input.per ?? ALL;
  const rows = await selectLoginHistories(ctx.db, userId, { limit, offset: (input.page - 1) * limit });
  const entries = rows.map((row) => ({
    id: row.id,
    logged_in_at: row.loggedInAt.toISOString(),
    channel: row.channel,
    method: row.method,
    ip_address: row.ipAddress,
    user_agent: row.userAgent,
    is_current: row.sessionId === sessionId,
  }));
  return { entries, total: await countLoginHistories(ctx.db, userId) };
}
