import { randomUUID } from 'node:crypto';
import type { User, UserInput } from '@shop/api';
import { paths } from '@shop/constants';
import { formsCopy } from '@shop/copy';
import { inJapan } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import { hashPassword } from '../auth/password-hash.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { requestedFieldsOf, formTextsOf } from '../../platform/form/own-fields.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { claimMemberCard } from '../member-card/check-card.ts';
import { insertAddress } from './address.queries.ts';
import { checkAddedFields } from './check-added-fields.ts';
import { mailVerificationLink } from './email-verification.ts';
import { readRegistration, type Registration } from './registration.rules.ts';
import { redeemProof } from './redeem-proof.ts';
import { userView } from './me.ts';
import { findUserByEmail, insertNewsletterConsent, isUsernameTaken, type UserRow } from '../account/account.queries.ts';
import { writeMember } from './write-member.ts';

/**
 * Registers a member with the main address: in full with the code of an emailed link; without it the member may log in
 * and is emailed a link. A registered address gets the same answer and its owner a mail (P-15), unless the code proves
 * the mailbox.
 * @throws InvalidInputError `input.invalid` by field, the customer's additional ones included; RateLimitedError
 */
export async function createUser({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { user: UserInput; address: string };
}): Promise<User> {
  await enforceRateLimit(ctx, 'register', input.address);
  const now = ctx.clock.now();
  const read = readRegistration(
    input.user,
    inJapan(now).day,
    requestedFieldsOf(ctx.channel, 'register'),
    formTextsOf(ctx.channel, 'register'),
  );
  const registration = await checkAddedFields(ctx, read, input.address);
  await enforceRateLimit(ctx, 'emailVerifyMailbox', registration.user.emailKey);
  const [passwordHash, answerHash] = await Promise.all([
    hashPassword(registration.password),
    hashPassword(registration.answer),
  ]);
  return inTransaction(ctx, async (ctx) => {
    const { user: values } = registration;
    if (values.username && (await isUsernameTaken(ctx.db, values.username)))
      throw taken('username', 'このユーザー名はご利用いただけません。別のユーザー名を入力してください。');
    const isProven = await redeemProof(ctx, { code: input.user.email_verify_code ?? null, email: values.email });
    const flags = {
      isRegisteredMember: isProven,
      hasPasswordExpired: false,
      isSecondFactorOn: false,
      mailErrorCount: 0,
    };
    const user = { ...values, ...flags, passwordHash, answerHash, createdAt: now, updatedAt: now };
    const row = await writeMember(ctx, user);
    if (!row) return answerAsIfNew(ctx, { user, registration, isProven });
    const number = row.other.member_number;
    if (number !== undefined) await claimMemberCard(ctx, { number, lastNameKana: row.lastNameKana }, row.id);
    await insertAddress(ctx.db, {
      ...registration.address,
      userId: row.id,
      divisionCt: 1,
      isDefault: true,
      createdAt: now,
      updatedAt: now,
    });
    await insertNewsletterConsent(ctx.db, {
      userId: row.id,
      isGiven: row.newsletter === '1',
      wording: `${formsCopy.labels.newsletter}: ${formsCopy.options.newsletter[row.newsletter]}`,
      address: input.address,
      at: now,
    });
    await mailNewMember(ctx, { id: row.id, email: row.email, name: `${row.lastName} ${row.firstName}`, isProven });
    return userView(row, registration.address);
  });
}

async function mailNewMember(
  ctx: Ctx,
  { id, email, name, isProven }: { id: string; email: string; name: string; isProven: boolean },
): Promise<void> {
  if (!isProven) return mailVerificationLink(ctx, { email, userId: id });
  return queueMail(ctx, {
    kind: 'registration_welcome',
    to: email,
    userId: id,
    data: { name, loginUrl: shopUrl(ctx, paths.login()) },
  });
}

async function answerAsIfNew(
  ctx: Ctx,
  { user, registration, isProven }: { user: Omit<UserRow, 'id'>; registration: Registration; isProven: boolean },
): Promise<User> {
  const existing = await findUserByEmail(ctx.db, user.emailKey);
  // Neither the address nor the name is found: the name was registered between check and insert.
  if (!existing) throw taken('username', 'このユーザー名はご利用いただけません。別のユーザー名を入力してください。');
  if (isProven) throw taken('email', 'このメールアドレスはすでに会員登録がお済みです。ログインしてください。');
  await queueMail(ctx, {
    kind: 'already_registered',
    to: existing.email,
    userId: existing.id,
    data: { loginUrl: shopUrl(ctx, paths.login()) },
  });
  return userView({ ...user, id: randomUUID() }, registration.address);
}

function taken(field: 'email' | 'username', message: string): InvalidInputError {
  return new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { [field]: [message] } });
}
