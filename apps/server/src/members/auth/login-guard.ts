import { hashSecret } from '../../platform/secrets/secrets.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { countTry, findLock, deleteGuard, uncountTry, closeGuard } from './login-guard.queries.ts';
import { ForbiddenError } from '../../platform/errors/index.ts';

/** The two counters of a login: of the account from this IP address, and of the account from all (P-11). */
export interface LoginGuard {
  accountHash: string;
  byAddress: string;
  byAccount: string;
}

/** The attempts in the window, including this one. */
export interface LoginTries {
  byAddress: number;
  byAccount: number;
}

/** @param account id of the member, or the folded name as typed when there is none: both are counted alike (P-15) */
export function guardOf(account: string, address: string): LoginGuard {
  const accountHash = accountHashOf(account);
  return { accountHash, byAddress: hashSecret('guard', account, address), byAccount: accountHash };
}

/** Returns the counters of a device with an earlier login, which attempts on other devices do not increase. */
export function guardOfDevice(account: string, device: string): LoginGuard {
  const [byAddress, byAccount] = ['guard-device', 'guard-device-all'].map((purpose) =>
    hashSecret(purpose, account, device),
  ) as [string, string];
  return { accountHash: accountHashOf(account), byAddress, byAccount };
}

/** Returns the hash that all guards of an account share. */
export function accountHashOf(account: string): string {
  return hashSecret('guard-account', account);
}

/**
 * Counts an attempt before its password is checked.
 * @throws ForbiddenError `auth.locked` while the account is locked
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

/** Resets the attempts from this IP address after a correct password; those from others remain. */
export async function forgiveLoginTries({ db }: Pick<Ctx, 'db'>, guard: LoginGuard): Promise<void> {
  await deleteGuard(db, guard.byAddress);
  await uncountTry(db, guard.byAccount);
}

/**
 * Locks the account when this wrong password was the last attempt allowed.
 * @returns the error to throw when it is locked now, and whether this attempt locked it; null otherwise
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

/** Returns the error while the account is locked: the same for accounts that do not exist (P-15). */
function accountLocked(until: Date, now: Date): ForbiddenError {
  return new ForbiddenError(
    'auth.locked',
    'ログインに続けて失敗したため、安全のためログインを一時停止しました。30分ほどおいてからお試しいただくか、ご登録のメールアドレスへお送りした解除のご案内をご確認ください。',
    { retryAfterSeconds: Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000)) },
  );
}
