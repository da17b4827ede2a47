import { paths } from '@shop/constants';
import type { Ctx } from '../context/ctx.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { foldEmail } from '../account/fold-email.ts';
import { mailVerificationLink } from './mail-verification-link.ts';
import { findUserByEmail } from '../account/account.queries.ts';

/** Mails the link that proves a mailbox or, to one that is registered, that it is. In the transaction of `ctx`. */
export async function mailVerification(ctx: Ctx, email: string): Promise<void> {
  const user = await findUserByEmail(ctx.db, foldEmail(email));
  if (user?.isRegisteredMember) {
    await queueMail(ctx, {
      kind: 'already_registered',
      to: user.email,
      userId: user.id,
      data: { loginUrl: shopUrl(ctx, paths.login()) },
    });
  } else {
    await mailVerificationLink(ctx, {
      email: user?.email ?? email,
      userId: user?.id,
      isForMember: ctx.actor.kind === 'member' && (user === undefined || user.id === ctx.actor.userId),
    });
  }
}
