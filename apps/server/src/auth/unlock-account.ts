import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { foldEmail } from '../account/fold-email.ts';
import { findUserByEmail } from '../account/account.queries.ts';
import { enforceRateLimit } from './enforce-rate-limit.ts';
import { hashSecret } from './hash-secret.ts';
import { accountHashOf } from './login-guard.ts';
import { deleteGuardsOfAccount } from './login-guard.queries.ts';
import { useMailedCode } from './mailed-code.queries.ts';

/**
 * Opens a locked account by the code of its mailed link. It never logs in: the link may be opened by anything that reads
 * mail.
 * @returns `result` false for a code that is unknown, over or used.
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
