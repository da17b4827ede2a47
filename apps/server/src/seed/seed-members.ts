import { paths, withQuery } from '@shop/constants';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { AUTH_LIMITS } from '../members/auth/auth-limits.ts';
import { hashPassword } from '../members/auth/password-hash.ts';
import { hashSecret, newSecret } from '../platform/secrets/secrets.ts';
import { accountHashOf } from '../members/auth/login-guard.ts';
import { insertMailedCode } from '../members/auth/mailed-code.queries.ts';
import { insertMail } from '../platform/mail/mail.queries.ts';
import { loginGuards } from '../platform/db/schema/auth.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { userAddresses, users } from '../platform/db/schema/customer.ts';
import { SAMPLE_ANSWER, SAMPLE_PASSWORD, sampleDestinations, sampleHome, sampleMembers } from './data/members.ts';
import type { SeedContext } from './seed-context.ts';

/** A locked sample member stays locked until the link is opened. */
const LOCK_DAYS = 365;

/** Members to try the shop with, in demo mode only: plain, second factor, expired password, undeliverable mail, locked. */
export async function seedMembers(ctx: SeedContext): Promise<void> {
  const { db, demo, now } = ctx;
  if (!demo) return;
  for (const { isLocked, ...member } of sampleMembers) {
    const [row] = await db
      .insert(users)
      .values({
        ...member,
        emailKey: member.email,
        passwordHash: await hashPassword(SAMPLE_PASSWORD),
        answerHash: await hashPassword(SAMPLE_ANSWER),
        questionCt: 4,
        phoneNumber: sampleHome.phoneNumber,
        birthDate: '1990-04-01',
        gender: '4',
        newsletter: '0',
        isRegisteredMember: true,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (!row) throw new Error('A sample member was not written.');
    const names = {
      shippingLastName: member.lastName,
      shippingFirstName: member.firstName,
      shippingLastNameKana: member.lastNameKana,
      shippingFirstNameKana: member.firstNameKana,
    };
    const base = { userId: row.id, createdAt: now, updatedAt: now };
    await db.insert(userAddresses).values({ ...base, ...names, ...sampleHome, divisionCt: 1, isDefault: true });
    if (isLocked) await lock(ctx, row);
  }
  await seedDestinations(ctx);
}

async function seedDestinations({ db, now }: SeedContext): Promise<void> {
  const [first] = await db
    .select({ userId: userAddresses.userId })
    .from(userAddresses)
    .orderBy(userAddresses.id)
    .limit(1);
  if (!first) throw new Error('There is no sample member to give addresses to.');
  const base = { userId: first.userId, divisionCt: 2, createdAt: now, updatedAt: now } as const;
  await db.insert(userAddresses).values(sampleDestinations.map((address) => ({ ...base, ...address })));
}

async function lock({ db, now, publicUrl }: SeedContext, { id, email }: { id: string; email: string }): Promise<void> {
  const until = DateTime.fromJSDate(now, JAPAN).plus({ days: LOCK_DAYS }).toJSDate();
  const accountHash = accountHashOf(id);
  await db
    .insert(loginGuards)
    .values({ key: accountHash, accountHash, failures: 0, windowStartedAt: now, lockedUntil: until });
  const [channel] = await db.select({ id: channels.id }).from(channels).orderBy(channels.id).limit(1);
  if (!channel) throw new Error('Members are seeded after the channels.');
  const code = newSecret();
  await insertMailedCode(db, {
    codeHash: hashSecret('account_unlock', code),
    purpose: 'account_unlock',
    email,
    channelId: channel.id,
    expiresAt: until,
  });
  await insertMail(db, {
    kind: 'account_unlock',
    recipient: email,
    userId: id,
    channelId: channel.id,
    data: {
      url: new URL(withQuery(paths.loginUnlock(), { code }), publicUrl).href,
      minutes: AUTH_LIMITS.mailedLink / 60_000,
    },
    expiresAt: until,
    dueAt: now,
    createdAt: now,
  });
}
