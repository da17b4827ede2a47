import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail } from '../account/account.queries.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { accountHashOf } from './login-guard.ts';
import { deleteGuardsOfAccount } from './login-guard.queries.ts';
import { useMailedCode } from './mailed-code.queries.ts';
import { paths, withQuery } from '@shop/constants';
import type { UserRow } from '../account/account.queries.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { AUTH_LIMITS } from './auth-limits.ts';
import { issueMailedCode } from './mailed-code.ts';

/**
 * Unlocks an account by the code of its emailed link. It never logs in, since programs that read mail may open the
 * link.
 * @returns `result` false for a code that is unknown, expired or used
 */
export async function unlockAccount({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { code: string; address: string };
}): Promise<{ result: boolean }> {
  await enforceRateLimit(ctx, 'unlock', input.address);
  return inTransaction(ctx, async (ctx) => {
    const codeHash = hashSecret('account_unlock', input.code);
    const code = await useMailedCode(ctx.db, {
      codeHash,
      purpose: 'account_unlock',
      channelId: ctx.channel.id,
      now: ctx.clock.now(),
    });
    const user = code && (await findUserByEmail(ctx.db, foldEmail(code.email)));
    if (!user) return { result: false };
    await deleteGuardsOfAccount(ctx.db, accountHashOf(user.id));
    return { result: true };
  });
}

/** Mails a locked-out member the link that opens the account at once. */
export async function mailUnlockLink(ctx: Ctx, user: UserRow): Promise<void> {
  const code = await issueMailedCode(ctx, { purpose: 'account_unlock', email: user.email });
  await queueMail(ctx, {
    kind: 'account_unlock',
    to: user.email,
    userId: user.id,
    data: {
      url: shopUrl(ctx, withQuery(paths.loginUnlock(), { code })),
      minutes: AUTH_LIMITS.mailedLink / 60_000,
    },
  });
}
