import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { foldSchoolKey } from './fold-school-key.ts';
import { findOpenSchool } from './school.queries.ts';

/** What a typed key leads to. `name` is null when this channel has no school with it. */
export interface FoundSchool {
  /** As it is kept. */
  key: string;
  name: string | null;
}

/**
 * The school of a key. Every try counts for the address it comes from, so that keys cannot be guessed; the check beside
 * the field and the registration count together.
 * @throws RateLimitedError `rate.limited`
 */
export async function findSchool(
  ctx: Ctx,
  { key: typed, address }: { key: string; address: string },
): Promise<FoundSchool> {
  await enforceRateLimit(ctx, 'schoolKey', address);
  const key = foldSchoolKey(typed);
  const school = await findOpenSchool(ctx.db, ctx.channel.id, key);
  return { key, name: school?.name ?? null };
}
