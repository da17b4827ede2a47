import type { ReminderCheck, ReminderCheckResult } from '@shop/api';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { findReminded } from './find-reminded.ts';

/** Whether a mailed code is good, and which question its member chose. The code is not used up. @throws RateLimitedError */
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
