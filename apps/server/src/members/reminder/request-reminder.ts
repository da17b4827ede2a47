import type { ReminderPurpose, ReminderRequestResult } from '@shop/api';
import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { insertRequestedMail } from '../../platform/mail/requested-mail.queries.ts';
import { codePurposeOf } from './reminder-purpose.ts';
import { paths, withQuery } from '@shop/constants';
import { issueMailedCode } from '../auth/mailed-code.ts';
import { findUserByEmail } from '../account/account.queries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';

const screenOf = { password_reminder: paths.reminderReset, username_reminder: paths.reminderUsernameReset };

interface Input {
  purpose: ReminderPurpose;
  email: string;
  address: string;
}

/**
 * Requests the link for a member who cannot log in. Answer and work are the same for every address: the member is
 * looked up afterwards by the worker (P-15).
 * @returns seconds for which the link is valid
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by email address, known or not
 */
export async function requestReminder({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ReminderRequestResult> {
  await enforceRateLimit(ctx, 'reminderRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'reminderMailbox', foldEmail(email));
  await insertRequestedMail(ctx, { purpose: codePurposeOf[input.purpose], email });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}

/** Emails a member the link to log in again; an unknown address gets nothing. Runs in the transaction of `ctx`. */
export async function mailReminder(
  ctx: Ctx,
  { purpose, email }: { purpose: keyof typeof screenOf; email: string },
): Promise<void> {
  const user = await findUserByEmail(ctx.db, foldEmail(email));
  if (!user) return;
  const code = await issueMailedCode(ctx, { purpose, email: user.email });
  const url = shopUrl(ctx, withQuery(screenOf[purpose](), { code }));
  await queueMail(ctx, {
    kind: purpose,
    to: user.email,
    userId: user.id,
    data: { url, minutes: AUTH_LIMITS.mailedLink / 60_000 },
  });
}
