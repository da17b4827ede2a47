import { entryPaths, withQuery } from '@shop/constants';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { issueMailedCode } from '../auth/issue-mailed-code.ts';
import type { Ctx } from '../context/ctx.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail } from '../account/account.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';

const screenOf = { password_reminder: entryPaths.reminderReset, username_reminder: entryPaths.reminderUsernameReset };

/** Mails a member the link that lets him in again; an address that no member has gets nothing. In the transaction of `ctx`. */
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
