import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findMailedCode, useMailedCode } from '../auth/mailed-code.queries.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';

/**
 * Whether the code of an emailed link proves this address; a valid code is used up. An expired or used code, or one of
 * another address, is no error: the registration continues unproven, so that the input is not lost.
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
