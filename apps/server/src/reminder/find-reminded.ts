import type { ReminderPurpose } from '@shop/api';
import { hashSecret } from '../auth/hash-secret.ts';
import { findMailedCode } from '../auth/mailed-code.queries.ts';
import type { Ctx } from '../context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail, type UserRow } from '../account/account.queries.ts';
import { codePurposeOf } from './reminder-purpose.ts';

/** What finds a mailed code again, and uses it up. */
export function lookupOf(
  { clock, channel }: Pick<Ctx, 'clock' | 'channel'>,
  { purpose, code }: { purpose: ReminderPurpose; code: string },
) {
  const kind = codePurposeOf[purpose];
  return { codeHash: hashSecret(kind, code), purpose: kind, channelId: channel.id, now: clock.now() };
}

/** The member to whom this code was mailed; undefined for a code that is unknown, over, used or of another channel. */
export async function findReminded(
  ctx: Ctx,
  input: { purpose: ReminderPurpose; code: string },
): Promise<UserRow | undefined> {
  const found = await findMailedCode(ctx.db, lookupOf(ctx, input));
  return found && findUserByEmail(ctx.db, foldEmail(found.email));
}
