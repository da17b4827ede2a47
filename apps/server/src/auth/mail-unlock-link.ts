import { entryPaths, withQuery } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import type { UserRow } from '../account/account.queries.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { issueMailedCode } from './issue-mailed-code.ts';

/** Mails a locked-out member the link that opens the account at once. */
export async function mailUnlockLink(ctx: Ctx, user: UserRow): Promise<void> {
  const code = await issueMailedCode(ctx, { purpose: 'account_unlock', email: user.email });
  await queueMail(ctx, {
    kind: 'account_unlock',
    to: user.email,
    userId: user.id,
    data: {
      url: shopUrl(ctx, withQuery(entryPaths.loginUnlock(), { code })),
      minutes: AUTH_LIMITS.mailedLink / 60_000,
    },
  });
}
