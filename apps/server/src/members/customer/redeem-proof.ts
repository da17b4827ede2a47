import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findMailedCode, useMailedCode } from '../auth/mailed-code.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';

/**
 * Whether the code of a mailed link proves this mailbox; it is used up by that. A code that is over, used or of another
 * mailbox proves nothing and is no error: the registration goes on unproven rather than lose what was typed.
 */
export async function redeemProof(
  { db, clock, channel }: Ctx,
  { code, email }: { code: string | null; email: string },
): Promise<boolean> {
  if (code === null) return false;
  const lookup = {
    codeHash: hashSecret('email_verification', code),
    purpose: 'email_verification',
    channelId: channel.id,
    now: clock.now(),
  } as const;
  const found = await findMailedCode(db, lookup);
  if (!found || foldEmail(found.email) !== foldEmail(email)) return false;
  return (await useMailedCode(db, lookup)) !== undefined;
}
