import { paths } from '@shop/constants';
import { findUser, findUserByLogin } from '../../account/account.queries.ts';
import type { Ctx } from '../../../platform/context/ctx.ts';
import { inTransaction } from '../../../platform/context/in-transaction.ts';
import { NotFoundError } from '../../../platform/errors/index.ts';
import { shopUrl } from '../../../platform/mail/shop-url.ts';
import { AUTH_LIMITS } from '../auth-limits.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/secrets.ts';
import { insertSupportLogin } from './support.queries.ts';

interface Input {
  /** Id, user name or mail address. */
  member: string;
  staff: string;
  reason: string;
}

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Creates a link by which staff opens this channel's shop as a member. Its code is after `#`, which browsers send to no
 * server, so it is in no referrer and no log.
 * @throws NotFoundError `user.not_found`
 */
export async function issueSupport(
  ctx: Pick<Ctx, 'db' | 'clock' | 'channel' | 'config' | 'snapshots'>,
  { member, staff, reason }: Input,
): Promise<{ url: string; user_id: string; expires_at: string }> {
  const user = ID.test(member) ? await findUser(ctx.db, member) : await findUserByLogin(ctx.db, member);
  if (!user) throw new NotFoundError('user.not_found', '会員が見つかりませんでした。');
  const code = newSecret();
  const expiresAt = new Date(ctx.clock.now().getTime() + AUTH_LIMITS.supportLink);
  const login = { codeHash: hashSecret('support', code), userId: user.id, channelId: ctx.channel.id, staff, expiresAt };
  await inTransaction(ctx, (ctx) => insertSupportLogin(ctx, login, reason));
  return {
    url: `${shopUrl(ctx, paths.login())}#support=${code}`,
    user_id: user.id,
    expires_at: expiresAt.toISOString(),
  };
}
