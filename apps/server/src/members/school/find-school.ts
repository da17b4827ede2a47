import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { normaliseCode } from '@shop/japanese';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { schools } from '../../platform/db/schema/schools.ts';

/** What a typed key leads to. `name` is null when this channel has no school with it. */
export interface FoundSchool {
  /** As stored. */
  key: string;
  name: string | null;
}

/**
 * Returns the school of a key. Attempts are limited by IP address, so that keys cannot be guessed; the check next to
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

/** Returns a school's key as stored: width, case, spaces and hyphens do not matter. */
function foldSchoolKey(typed: string): string {
  return normaliseCode(typed).toUpperCase();
}

/** Returns the school of a channel that has this key and accepts registrations. */
async function findOpenSchool(db: Db, channelId: number, key: string): Promise<{ name: string } | undefined> {
  const [row] = await db
    .select({ name: schools.name })
    .from(schools)
    .where(and(eq(schools.channelId, channelId), eq(schools.key, key), schools.isOpen));
  return row;
}
