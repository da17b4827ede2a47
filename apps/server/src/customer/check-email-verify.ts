import type { EmailVerifyResult } from '@shop/api';
import { paths } from '@shop/constants';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import { hashSecret } from '../auth/hash-secret.ts';
import { findMailedCode, prolongMailedCode, useMailedCode } from '../auth/mailed-code.queries.ts';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail, markRegisteredMember } from '../account/account.queries.ts';

const NOT_PROVEN: EmailVerifyResult = { result: false, email: null, is_registered_member: false };

/**
 * Redeems a mailed link. The mailbox of a member who is logged in is proven by it, once: he is registered in full from now
 * on (spec §4). Otherwise it opens the registration, which uses the code up; until then the page may be reloaded. Nobody
 * else's account is made good by it: a stranger may have registered the mailbox in advance. It never logs in.
 */
export async function checkEmailVerify({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { code: string; address: string };
}): Promise<EmailVerifyResult> {
  await enforceRateLimit(ctx, 'emailVerifyCheck', input.address);
  return inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const codeHash = hashSecret('email_verification', input.code);
    const lookup = { codeHash, purpose: 'email_verification', channelId: ctx.channel.id, now } as const;
    const code = await findMailedCode(ctx.db, lookup);
    if (!code) return NOT_PROVEN;
    const user = await findUserByEmail(ctx.db, foldEmail(code.email));
    const isOwn = ctx.actor.kind === 'member' && ctx.actor.userId === user?.id;
    if (!user || (!user.isRegisteredMember && !isOwn)) {
      await prolongMailedCode(ctx.db, codeHash, {
        openedAt: now,
        expiresAt: new Date(now.getTime() + AUTH_LIMITS.provenMailbox),
      });
      return { result: true, email: code.email, is_registered_member: false };
    }
    if (!(await useMailedCode(ctx.db, lookup))) return NOT_PROVEN;
    if (!user.isRegisteredMember) {
      await markRegisteredMember(ctx.db, user.id, now);
      await queueMail(ctx, {
        kind: 'registration_welcome',
        to: user.email,
        userId: user.id,
        data: { name: `${user.lastName} ${user.firstName}`, loginUrl: shopUrl(ctx, paths.login()) },
      });
    }
    return { result: true, email: user.email, is_registered_member: true };
  });
}
