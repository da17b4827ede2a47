import type { User, UserUpdate } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newsletterConsents, users } from '../../platform/db/schema/customer.ts';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import {
  codeOfLink,
  deliverMails,
  freshMember,
  loginAs,
  openTestApp,
  samplePassword as password,
  type TestApp,
} from '../../testing/index.ts';

interface Refusal {
  code: string;
  errors?: Record<string, string[]>;
}

let app: TestApp;
let email: string;
let token: string;
let serial = 0;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `profile${(serial += 1)}@example.com`;
  token = await freshMember(app, email);
});

const typed = (changes: Partial<UserUpdate> = {}): UserUpdate => ({
  last_name: '髙橋',
  first_name: '花',
  last_name_kana: 'たかはし',
  first_name_kana: 'ﾊﾅ',
  email,
  postal_code: '５３０－０００１',
  prefecture: '大阪府',
  city: '大阪市北区',
  address1: '梅田0-0-0',
  phone_number: '０６ー００００ー００００',
  birth_date: '1991-05-02',
  gender: '2',
  newsletter: '1',
  ...changes,
});
const update = (body: unknown) => app.call<User & Refusal>('PUT', '/v1/me/user', { token, body });
const me = async () => (await app.call<User>('GET', '/v1/me/user', { token })).body;

describe("the member's details", () => {
  it('are stored in normalised width, with the main address and the newsletter consent (L-38)', async () => {
    const { status, body } = await update(typed());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      last_name: '髙橋',
      last_name_kana: 'タカハシ',
      full_address: '大阪府大阪市北区梅田0-0-0',
      phone_number: '0600000000',
      newsletter: '1',
    });
    expect(await me()).toEqual(body);
    const [main] = (await app.call<{ shipping_name: string }[]>('GET', '/v1/me/user-addresses', { token })).body;
    expect(main).toMatchObject({ shipping_name: '髙橋 花', city: '大阪市北区', phone_number: '0600000000' });
    const consents = await app.db.select().from(newsletterConsents).where(eq(newsletterConsents.userId, body.id));
    expect(consents.map(({ isGiven }) => isGiven)).toEqual([false, true]);
  });

  it('do not include the user name (spec §5)', async () => {
    expect(await update({ ...typed(), username: 'hana' })).toMatchObject({
      status: 422,
      body: { errors: { username: expect.any(Array) } },
    });
  });

  it('are refused with every invalid field, and not changed', async () => {
    const before = await me();
    const { status, body } = await update(typed({ postal_code: '12', phone_number: 'abc' }));
    expect([status, Object.keys(body.errors ?? {}).sort()]).toEqual([422, ['phone_number', 'postal_code']]);
    expect(await me()).toEqual(before);
  });
});

describe('a new mail address', () => {
  it('requires the password, then the link mailed to it, and the old address is informed (P-13)', async () => {
    const other = `other${serial}@example.com`;
    expect((await update(typed({ email: other }))).body.errors).toHaveProperty('current_password');
    expect((await update(typed({ email: other, current_password: password }))).body.errors).toHaveProperty(
      'email_verify_code',
    );
    await app.call('POST', '/v1/email-verify/request', { token, body: { email: other } });
    const [link] = await deliverMails(app);
    expect(link?.body).toContain('/mypage/user_info/edit/?code=');
    const { status, body } = await update(
      typed({ email: other, current_password: password, email_verify_code: codeOfLink(link ?? { body: '' }) }),
    );
    expect([status, body.email, body.is_registered_member]).toEqual([200, other, true]);
    expect(await deliverMails(app)).toMatchObject([
      { to: email, subject: expect.stringContaining('メールアドレスを変更しました') },
    ]);
    await loginAs(app, { username: other, password });
  });

  it('clears the warning of undeliverable mails', async () => {
    const other = `mended${serial}@example.com`;
    await app.db.update(users).set({ mailErrorCount: AUTH_LIMITS.mailErrors }).where(eq(users.email, email));
    expect((await me()).has_mail_error_count_over).toBe(true);
    expect((await update(typed())).body.has_mail_error_count_over).toBe(true);
    await app.call('POST', '/v1/email-verify/request', { token, body: { email: other } });
    const [link] = await deliverMails(app);
    const { body } = await update(
      typed({ email: other, current_password: password, email_verify_code: codeOfLink(link ?? { body: '' }) }),
    );
    expect(body.has_mail_error_count_over).toBe(false);
  });

  it('cannot be that of another member', async () => {
    const body = typed({ email: 'taro@example.com', current_password: password, email_verify_code: 'made-up' });
    expect((await update(body)).status).toBe(422);
    expect((await me()).email).toBe(email);
  });
});

describe('an unverified mail address of the member', () => {
  it('is verified with a link to the page of user details', async () => {
    await app.db.update(users).set({ isRegisteredMember: false }).where(eq(users.email, email));
    await app.call('POST', '/v1/email-verify/request', { token, body: { email } });
    const [link] = await deliverMails(app);
    expect(link?.body).toContain('/mypage/user_info/edit/?code=');
    await app.call('POST', '/v1/email-verify/check', { token, body: { code: codeOfLink(link ?? { body: '' }) } });
    expect((await me()).is_registered_member).toBe(true);
  });
});

describe('a new security question', () => {
  it('requires the password and an answer', async () => {
    expect((await update(typed({ question_ct: 2, question_answer: '見本' }))).body.errors).toHaveProperty(
      'current_password',
    );
    expect((await update(typed({ question_ct: 2, current_password: password }))).body.errors).toHaveProperty(
      'question_answer',
    );
    expect(
      (await update(typed({ question_ct: 2, question_answer: '見本', current_password: password }))).body.question_ct,
    ).toBe(2);
  });
});
