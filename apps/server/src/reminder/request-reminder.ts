import type { ReminderPurpose, ReminderRequestResult } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import { issueMailedCode } from '../auth/issue-mailed-code.ts';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { foldEmail } from '../customer/fold-email.ts';
import { findUserByEmail } from '../customer/user.queries.ts';
import { readForm } from '../form/read-form.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { codePurposeOf } from './reminder-purpose.ts';

interface Input {
  purpose: ReminderPurpose;
  email: string;
  address: string;
}

const screenOf = { password: paths.reminderReset, username: paths.reminderUsernameReset };

/**
 * Mails a member the link that lets him in again. Everybody gets the same answer (P-15).
 * @returns seconds that the link lives.
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by mailbox, known or not.
 */
export async function requestReminder({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ReminderRequestResult> {
  await enforceRateLimit(ctx, 'reminderRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'reminderMailbox', foldEmail(email));
  await inTransaction(ctx, async (ctx) => {
    const user = await findUserByEmail(ctx.db, foldEmail(email));
    if (!user) return;
    const purpose = codePurposeOf[input.purpose];
    const code = await issueMailedCode(ctx, { purpose, email: user.email });
    const url = shopUrl(ctx, withQuery(screenOf[input.purpose](), { code }));
    await queueMail(ctx, { kind: purpose, to: user.email, userId: user.id, data: { url, minutes: AUTH_LIMITS.mailedLink / 60_000 } });
  });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}
