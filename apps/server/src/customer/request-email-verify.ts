import { emailField } from '@shop/form-definitions';
import { paths } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { readForm } from '../form/read-form.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { foldEmail } from './fold-email.ts';
import { mailVerificationLink } from './mail-verification-link.ts';
import { findUserByEmail } from './user.queries.ts';

/**
 * Mails a link that proves the mailbox. The answer is the same for every address; only the mailbox itself learns that it
 * is registered already (P-15).
 * @returns seconds that the link lives.
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by mailbox.
 */
export async function requestEmailVerify({ ctx, input }: { ctx: Ctx; input: { email: string; address: string } }): Promise<{ expires_in: number }> {
  await enforceRateLimit(ctx, 'emailVerifyRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'emailVerifyMailbox', foldEmail(email));
  await inTransaction(ctx, async (ctx) => {
    const user = await findUserByEmail(ctx.db, foldEmail(email));
    if (user?.isRegisteredMember) {
      await queueMail(ctx, { kind: 'already_registered', to: user.email, userId: user.id, data: { loginUrl: shopUrl(ctx, paths.login()) } });
    } else {
      await mailVerificationLink(ctx, { email: user?.email ?? email, userId: user?.id, isOther: user === undefined && ctx.actor.kind === 'member' });
    }
  });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}
