import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { readForm } from '../form/read-form.ts';
import { insertAskedMail } from '../mail/asked-mail.queries.ts';
import { foldEmail } from '../account/fold-email.ts';

/**
 * Asks for a link that proves the mailbox. The answer is the same for every address and comes after the same work; only the
 * mailbox itself learns that it is registered already, from the worker (P-15).
 * @returns seconds that the link lives.
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by mailbox.
 */
export async function requestEmailVerify({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; address: string };
}): Promise<{ expires_in: number }> {
  await enforceRateLimit(ctx, 'emailVerifyRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'emailVerifyMailbox', foldEmail(email));
  await insertAskedMail(ctx, { purpose: 'email_verification', email });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}
