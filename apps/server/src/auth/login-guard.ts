import type { Ctx } from '../context/ctx.ts';
import { ForbiddenError } from '../errors/index.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret } from './hash-secret.ts';
import { closeGuard, countTry, deleteGuard, findLock, uncountTry } from './login-guard.queries.ts';

type GuardCtx = Pick<Ctx, 'db' | 'clock'>;

/** The two counters of one login: of the account from this address, and of the account from everywhere (P-11). */
export interface LoginGuard {
  accountHash: string;
  byAddress: string;
  byAccount: string;
}

/** @param account id of the member, or the folded name that was typed when there is none: both are counted alike (P-15). */
export function guardOf(account: string, address: string): LoginGuard {
  const accountHash = accountHashOf(account);
  return { accountHash, byAddress: hashSecret('guard', account, address), byAccount: accountHash };
}

/** Under this hash all guards of an account are found. */
export function accountHashOf(account: string): string {
  return hashSecret('guard-account', account);
}

/**
 * Counts a try before its password is checked.
 * @returns how many tries the account has had in the window, from this address and from everywhere.
 * @throws ForbiddenError `auth.locked` while the account is closed.
 */
export async function takeTry({ db, clock }: GuardCtx, guard: LoginGuard): Promise<{ byAddress: number; byAccount: number }> {
  const now = clock.now();
  const lockedUntil = await findLock(db, [guard.byAddress, guard.byAccount], now);
  if (lockedUntil) throw locked(lockedUntil, now);
  const windowStart = new Date(now.getTime() - AUTH_LIMITS.failureWindow);
  const base = { accountHash: guard.accountHash, now, windowStart };
  const byAddress = await countTry(db, { ...base, key: guard.byAddress });
  const byAccount = await countTry(db, { ...base, key: guard.byAccount });
  if (byAddress > AUTH_LIMITS.failuresByAddress || byAccount > AUTH_LIMITS.failuresByAccount) throw locked(lockEnd(now), now);
  return { byAddress, byAccount };
}

/** A right password: the tries from this address are forgiven, those from elsewhere stay. */
export async function forgive({ db }: GuardCtx, guard: LoginGuard): Promise<void> {
  await deleteGuard(db, guard.byAddress);
  await uncountTry(db, guard.byAccount);
}

/**
 * Closes the account when this wrong password was the last one allowed.
 * @returns the refusal to throw when it is closed now, and whether this try was the one that closed it; null otherwise.
 */
export async function closeIfExhausted(
  { db, clock }: GuardCtx,
  guard: LoginGuard,
  tries: { byAddress: number; byAccount: number },
): Promise<{ refusal: ForbiddenError; isFirst: boolean } | null> {
  const now = clock.now();
  const until = lockEnd(now);
  const isFull = [
    ...(tries.byAddress >= AUTH_LIMITS.failuresByAddress ? [guard.byAddress] : []),
    ...(tries.byAccount >= AUTH_LIMITS.failuresByAccount ? [guard.byAccount] : []),
  ];
  if (isFull.length === 0) return null;
  let isFirst = false;
  for (const key of isFull) isFirst = (await closeGuard(db, key, { now, until })) || isFirst;
  return { refusal: locked(until, now), isFirst };
}

function lockEnd(now: Date): Date {
  return new Date(now.getTime() + AUTH_LIMITS.lockOut);
}

function locked(until: Date, now: Date): ForbiddenError {
  return new ForbiddenError(
    'auth.locked',
    'ログインに続けて失敗したため、安全のためログインを一時停止しました。30分ほどおいてからお試しいただくか、ご登録のメールアドレスへお送りした解除のご案内をご確認ください。',
    { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  );
}
