import type { Ctx } from '../context/ctx.ts';
import type { ForbiddenError } from '../errors/index.ts';
import { accountLocked } from './account-locked.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import type { LoginGuard, LoginTries } from './login-guard.ts';
import { closeGuard } from './login-guard.queries.ts';

/**
 * Closes the account when this wrong password was the last one allowed.
 * @returns the refusal to throw when it is closed now, and whether this try was the one that closed it; null otherwise.
 */
export async function closeExhaustedAccount(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  guard: LoginGuard,
  tries: LoginTries,
): Promise<{ refusal: ForbiddenError; isFirst: boolean } | null> {
  const now = clock.now();
  const until = new Date(now.getTime() + AUTH_LIMITS.lockOut);
  const full = [
    ...(tries.byAddress >= AUTH_LIMITS.failuresByAddress ? [guard.byAddress] : []),
    ...(tries.byAccount >= AUTH_LIMITS.failuresByAccount ? [guard.byAccount] : []),
  ];
  if (full.length === 0) return null;
  let isFirst = false;
  for (const key of full) isFirst = (await closeGuard(db, key, { now, until })) || isFirst;
  return { refusal: accountLocked(until, now), isFirst };
}
