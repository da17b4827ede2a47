import type { AuthResult } from '@shop/api';
import { findUser } from '../../account/account.queries.ts';
import type { Ctx } from '../../../platform/context/ctx.ts';
import { inTransaction } from '../../../platform/context/in-transaction.ts';
import { GoneError } from '../../../platform/errors/index.ts';
import { enforceRateLimit } from '../../../platform/rate-limit/enforce-rate-limit.ts';
import { openSession } from '../open-session.ts';
import { hashSecret } from '../../../platform/secrets/secrets.ts';
import { noteSupport, takeSupportLogin } from './support.queries.ts';

interface Input {
  code: string;
  /** The IP address of the caller. */
  address: string;
  userAgent: string;
}

/**
 * Opens the shop as the member of an operator's link, once. The device is not remembered, and the session is short.
 * @throws GoneError `auth.support_link.expired`; RateLimitedError
 */
export async function openSupport({ ctx, input }: { ctx: Ctx; input: Input }): Promise<AuthResult> {
  await enforceRateLimit(ctx, 'supportLogin', input.address);
  return inTransaction(ctx, async (ctx) => {
    const codeHash = hashSecret('support', input.code);
    const login = await takeSupportLogin(ctx.db, { codeHash, channelId: ctx.channel.id, now: ctx.clock.now() });
    const user = login && (await findUser(ctx.db, login.userId));
    if (!user) throw new GoneError('auth.support_link.expired', 'このリンクは使用済みか、有効期限が切れています。');
    await noteSupport(ctx, login.id, { event: 'begun' });
    return openSession(ctx, user, {
      method: 'support',
      address: input.address,
      userAgent: input.userAgent,
      supportId: login.id,
    });
  });
}
