import { and, eq, lt } from 'drizzle-orm';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { Db } from '../../platform/db/db.ts';
import { knownDevices } from '../../platform/db/schema/auth.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { hashSecret, newSecret } from '../../platform/secrets/secrets.ts';
import { accountHashOf } from './login-guard.ts';

const NAME = 'shop_device';
const VALUE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`);

/**
 * Returns the device of a `Cookie` header, or a new one. It does not authenticate: it exempts a device from lock-outs
 * by others, and binds a login that waits for its code to its browser.
 */
export function deviceOf(cookies: string | null): string {
  return VALUE.exec(cookies ?? '')?.[1] ?? newSecret();
}

/** Returns the cookie that identifies a device: only for login calls, and not readable by scripts. */
export function deviceCookie({ config }: Pick<Ctx, 'config'>, device: string): string {
  const secure = config.publicUrl.startsWith('https:') ? '; Secure' : '';
  return `${NAME}=${device}; Path=/v1/auth; Max-Age=${AUTH_LIMITS.knownDevice / 1000}; HttpOnly; SameSite=Strict${secure}`;
}

/** @param account as `guardOf` takes it */
export async function isKnownDevice(db: Db, account: string, device: string): Promise<boolean> {
  return (await db.$count(knownDevices, sameDevice(account, device))) > 0;
}

/** Notes that a login succeeded on this device. */
export async function rememberDevice(
  { db, clock }: Pick<Ctx, 'db' | 'clock'>,
  account: string,
  device: string,
): Promise<void> {
  const seenAt = clock.now();
  await db
    .insert(knownDevices)
    .values({ accountHash: accountHashOf(account), deviceHash: hashSecret('device', device), seenAt })
    .onConflictDoUpdate({ target: [knownDevices.accountHash, knownDevices.deviceHash], set: { seenAt } });
}

/** Deletes devices without a login for long. */
export async function deleteOldDevices(db: Db, now: Date): Promise<void> {
  await db.delete(knownDevices).where(lt(knownDevices.seenAt, new Date(now.getTime() - AUTH_LIMITS.knownDevice)));
}

function sameDevice(account: string, device: string) {
  return and(
    eq(knownDevices.accountHash, accountHashOf(account)),
    eq(knownDevices.deviceHash, hashSecret('device', device)),
  );
}
