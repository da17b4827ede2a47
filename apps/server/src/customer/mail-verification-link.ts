import { memberPaths, paths, withQuery } from '@shop/constants';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { issueMailedCode } from '../auth/issue-mailed-code.ts';
import type { Ctx } from '../context/ctx.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';

/**
 * Mails the link that proves a mailbox. It leads back to the registration or, for a member who asked for it logged in, to
 * his details.
 */
export async function mailVerificationLink(
  ctx: Ctx,
  { email, userId, isForMember = false }: { email: string; userId?: string; isForMember?: boolean },
): Promise<void> {
  const code = await issueMailedCode(ctx, { purpose: 'email_verification', email });
  await queueMail(ctx, {
    kind: 'email_verification',
    to: email,
    userId,
    data: {
      url: shopUrl(ctx, withQuery(isForMember ? memberPaths.mypageUserInfoEdit() : paths.register(), { code })),
      minutes: AUTH_LIMITS.mailedLink / 60_000,
    },
  });
}
