import type { ReminderPurpose, ReminderCheck, ReminderCheckResult } from '@shop/api';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findMailedCode } from '../auth/mailed-code.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail, type UserRow } from '../account/account.queries.ts';
import { codePurposeOf } from './reminder-purpose.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';

/** Returns the key to find and use up an emailed code. */
export function lookupOf(
  { clock, channel }: Pick<Ctx, 'clock' | 'channel'>,
  { purpose, code }: { purpose: ReminderPurpose; code: string },
) {
  const kind = codePurposeOf[purpose];
  return { codeHash: hashSecret(kind, code), purpose: kind, channelId: channel.id, now: clock.now() };
}

/**
 * Returns the member to whom this code was emailed; undefined for a code that is unknown, expired, used or of another
 * channel.
 */
export async function findReminded(
  ctx: Ctx,
  input: { purpose: ReminderPurpose; code: string },
): Promise<UserRow | undefined> {
  const found = await findMailedCode(ctx.db, lookupOf(ctx, input));
  return found && findUserByEmail(ctx.db, foldEmail(found.email));
}

/**
 * Whether an emailed code is valid, and its member's security question. The code is not used up.
 * @throws RateLimitedError
 */
export async function checkReminder({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ReminderCheck & { address: string };
}): Promise<ReminderCheckResult> {
  await enforceRateLimit(ctx, 'reminderCheck', input.address);
  const user = await findReminded(ctx, input);
  return { result: user !== undefined, question_ct: user?.questionCt ?? null };
}
