import type { UserRow } from '../account/account.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { UnauthenticatedError } from '../../platform/errors/index.ts';
import { isKnownDevice } from './known-device.ts';
import {
  closeExhaustedAccount,
  guardOf,
  guardOfDevice,
  type LoginGuard,
  type LoginTries,
  takeLoginTry,
} from './login-guard.ts';
import { mailUnlockLink } from './unlock-account.ts';

/** A try to log in, counted before what shall prove the member is looked at. */
export interface LoginAttempt {
  guard: LoginGuard;
  tries: LoginTries;
}

/**
 * Counts a login attempt. A device with an earlier login has separate attempts: strangers who use up those of the
 * account do not lock the member out there (P-11).
 * @param account as `guardOf` takes it
 * @throws ForbiddenError `auth.locked` while the account is locked
 */
export async function beginAttempt(
  ctx: Ctx,
  account: string,
  { address, device }: { address: string; device: string },
): Promise<LoginAttempt> {
  const isKnown = await isKnownDevice(ctx.db, account, device);
  const guard = isKnown ? guardOfDevice(account, device) : guardOf(account, address);
  return { guard, tries: await takeLoginTry(ctx, guard) };
}

/**
 * Nothing was proven: closes the account when this was the last try allowed, and mails the way to open it.
 * @throws the refusal; ForbiddenError `auth.locked` when the account is closed now
 */
export async function failAttempt(
  ctx: Ctx,
  { guard, tries }: LoginAttempt,
  { user, refusal }: { user: UserRow | undefined; refusal: UnauthenticatedError },
): Promise<never> {
  const locked = await inTransaction(ctx, async (ctx) => {
    const closed = await closeExhaustedAccount(ctx, guard, tries);
    if (closed?.isFirst && user) await mailUnlockLink(ctx, user);
    return closed?.refusal;
  });
  throw locked ?? refusal;
}
