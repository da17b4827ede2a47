import type { Ctx } from '../context/ctx.ts';
import { RateLimitedError } from '../errors/index.ts';
import { hashSecret } from '../secrets/secrets.ts';
import { countInWindow } from './rate-window.queries.ts';
import { type LimitedAction, RATE_LIMITS } from './rate-limits.ts';

/**
 * Counts one `action` of `who` (an IP address, or an account) and refuses it after too many (P-11). The count is shared
 * by all processes, in Redis or the database; call it outside a transaction, or a refusal would undo it.
 * @returns how many more are allowed within the window
 * @throws RateLimitedError `rate.limited`, always with the same message
 */
export async function enforceRateLimit(
  { db, clock, config, shared }: Pick<Ctx, 'db' | 'clock' | 'config' | 'shared'>,
  action: LimitedAction,
  who: string,
): Promise<number> {
  const { max, windowMs } = RATE_LIMITS[action];
  const key = hashSecret('rate', action, who);
  const now = clock.now();
  const window = (await shared?.count(`shop:rate:${key}`, windowMs)) ?? (await countInDatabase());
  const left = max * config.rateLimitFactor - window.used;
  if (left >= 0) return left;
  throw tooOften(window.leftMs);

  async function countInDatabase() {
    const { used, endsAt } = await countInWindow(db, { key, now, endsAt: new Date(now.getTime() + windowMs) });
    return { used, leftMs: endsAt.getTime() - now.getTime() };
  }
}

/** Returns the error for too many actions, with the same message for all. */
export function tooOften(leftMs: number): RateLimitedError {
  return new RateLimitedError(
    'rate.limited',
    '操作の回数が多くなっています。しばらく時間をおいてから、もう一度お試しください。',
    {
      retryAfterSeconds: Math.max(1, Math.ceil(leftMs / 1000)),
    },
  );
}
