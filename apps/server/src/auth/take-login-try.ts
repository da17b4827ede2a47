import type { Ctx } from '../context/ctx.ts';
import { accountLocked } from './account-locked.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import type { LoginGuard, LoginTries } from './login-guard.ts';
import { countTry, findLock } from './login-guard.queries.ts';

/**
 * Counts a try before its password is checked.
 * @throws ForbiddenError `auth.locked` while the account is closed.
 */
export async function takeLoginTry({ db, clock }: Pick<Ctx, 'db' | 'clock'>, guard: LoginGuard): Promise<LoginTries> {
  const now = clock.now();
  const lockedUntil = await findLock(db, [guard.byAddress, guard.byAccount], now);
  if (lockedUntil) throw accountLocked(lockedUntil, now);
  const windowStart = new Date(now.getTime() - AUTH_LIMITS.failureWindow);
  const base = { accountHash: guard.accountHash, now, windowStart };
  const byAddress = await countTry(db, { ...base, key: guard.byAddress });
  const byAccount = await countTry(db, { ...base, key: guard.byAccount });
  if (byAddress > AUTH_LIMITS.failuresByAddress || byAccount > AUTH_LIMITS.failuresByAccount) {
    throw accountLocked(new Date(now.getTime() + AUTH_LIMITS.lockOut), now);
  }
  return { byAddress, byAccount };
}
