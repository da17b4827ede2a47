import { emailField } from '@shop/form-definitions';
import { inJapan } from '@shop/japanese';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { insertRequestedMail } from '../../platform/mail/requested-mail.queries.ts';
import { foldEmail } from '../account/fold-email.ts';
import type { EmailVerifyResult } from '@shop/api';
import { paths, withQuery } from '@shop/constants';
import { hashSecret } from '../../platform/secrets/secrets.ts';
import { findMailedCode, prolongMailedCode, useMailedCode } from '../auth/mailed-code.queries.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { findUserByEmail, markRegisteredMember } from '../account/account.queries.ts';
import { issueMailedCode } from '../auth/mailed-code.ts';

/**
 * Requests a link that proves the mailbox. Answer and work are the same for every address; only a mail from the worker
 * says that it is already registered (P-15).
 * @returns seconds for which the link is valid
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by email address
 */
export async function requestEmailVerify({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { email: string; address: string };
}): Promise<{ expires_in: number }> {
  await enforceRateLimit(ctx, 'emailVerifyRequest', input.address);
  const { email } = readForm([emailField], input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'emailVerifyMailbox', foldEmail(email));
  await insertRequestedMail(ctx, { purpose: 'email_verification', email });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}

const NOT_PROVEN: EmailVerifyResult = { result: false, email: null, is_registered_member: false };

/**
 * Redeems an emailed link: it proves the mailbox of a logged-in member, who is then registered in full (spec §4), or
 * opens the registration, which uses up the code. It proves no other account, since a stranger may have registered the
 * address before, and never logs in.
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

/**
 * Emails the link that proves a mailbox. It leads to the registration or, for a logged-in member, to the account
 * details.
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
      url: shopUrl(ctx, withQuery(isForMember ? paths.mypageUserInfoEdit() : paths.register(), { code })),
      minutes: AUTH_LIMITS.mailedLink / 60_000,
    },
  });
}
