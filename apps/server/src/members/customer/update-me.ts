import type { User, UserUpdate } from '@shop/api';
import { formsCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';
import { hashPassword } from '../auth/password-hash.ts';
import { requirePassword } from '../auth/require-password.ts';
import { sessionOver } from '../auth/session.rules.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { findMainAddress, updateAddressRow } from './address.queries.ts';
import { type Profile, readProfile } from './profile.rules.ts';
import { redeemProof } from './redeem-proof.ts';
import { userView } from './me.ts';
import {
  changeUser,
  findUser,
  findUserByEmail,
  insertNewsletterConsent,
  lockUser,
  type UserRow,
} from '../account/account.queries.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Saves the member's details with the main address. A new email address must be proven by an emailed link, and the old
 * one is notified; this and a new security question require the password (P-13).
 * @throws InvalidInputError `input.invalid` by field; RateLimitedError
 */
export async function updateMe({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { user: UserUpdate; address: string };
}): Promise<User> {
  const { userId } = requireMember(ctx.actor);
  const now = ctx.clock.now();
  const profile = readProfile(input.user, inJapan(now).day, formTextsOf(ctx.channel, 'user-info'));
  const before = await findUser(ctx.db, userId);
  if (!before) throw sessionOver();
  const isOtherEmail = profile.user.emailKey !== before.emailKey;
  if (isOtherEmail || profile.question) await requirePassword(ctx, before, input.user.current_password);
  const question = profile.question && {
    questionCt: profile.question.questionCt,
    answerHash: await hashPassword(profile.question.answer),
  };
  return inTransaction(ctx, async (ctx) => {
    await lockUser(ctx.db, userId);
    if (isOtherEmail) await proveEmail(ctx, { before, profile, code: input.user.email_verify_code ?? null });
    const user = await changeUser(ctx.db, userId, {
      ...profile.user,
      ...question,
      ...(isOtherEmail && { isRegisteredMember: true, mailErrorCount: 0 }),
      updatedAt: now,
    });
    const main = await findMainAddress(ctx.db, userId);
    if (!main) throw sessionOver();
    const names = {
      shippingLastName: user.lastName,
      shippingFirstName: user.firstName,
      shippingLastNameKana: user.lastNameKana,
      shippingFirstNameKana: user.firstNameKana,
    };
    const address = await updateAddressRow(ctx.db, main.id, { ...names, ...profile.address, updatedAt: now });
    if (user.newsletter !== before.newsletter) await storeConsent(ctx, user, input.address);
    return userView(user, address);
  });
}

async function proveEmail(
  ctx: Ctx,
  { before, profile, code }: { before: UserRow; profile: Profile; code: string | null },
): Promise<void> {
  const isProven = await redeemProof(ctx, { code, email: profile.user.email });
  if (!isProven)
    throw refused({
      email_verify_code: ['新しいメールアドレスへお送りしたご案内のリンクから、もう一度お手続きください。'],
    });
  if (await findUserByEmail(ctx.db, profile.user.emailKey))
    throw refused({ email: ['このメールアドレスはすでに会員登録がお済みです。'] });
  await queueMail(ctx, {
    kind: 'email_changed',
    to: before.email,
    userId: before.id,
    data: { name: `${before.lastName} ${before.firstName}` },
  });
}

/** Proof of the choice (L-38). */
function storeConsent(ctx: Ctx, { id, newsletter }: UserRow, address: string): Promise<void> {
  const wording = `${formsCopy.labels.newsletter}: ${formsCopy.options.newsletter[newsletter]}`;
  return insertNewsletterConsent(ctx.db, {
    userId: id,
    isGiven: newsletter === '1',
    wording,
    address,
    at: ctx.clock.now(),
  });
}

function refused(errors: Record<string, string[]>): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors });
}
