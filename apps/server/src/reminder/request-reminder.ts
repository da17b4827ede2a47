import type { ReminderPurpose, ReminderRequestResult } from '@shop/api';
import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';
import { readForm } from '../form/read-form.ts';
import { insertAskedMail } from '../mail/asked-mail.queries.ts';
import { codePurposeOf } from './reminder-purpose.ts';

interface Input {
  purpose: ReminderPurpose;
  email: string;
  address: string;
}

/**
 * Asks for the link that lets a member in again. Everybody gets the same answer, after the same work: whether a member has the
 * address is looked up afterwards, by the worker (P-15).
 * @returns seconds that the link lives.
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by mailbox, known or not.
 */
export async function requestReminder({ ctx, input }: { ctx: Ctx; input: Input }): Promise<ReminderRequestResult> {
  await enforceRateLimit(ctx, 'reminderRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'reminderMailbox', foldEmail(email));
  await insertAskedMail(ctx, { purpose: codePurposeOf[input.purpose], email });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}
