import type { User, UserInput } from '@shop/api';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberCards } from '../../platform/db/schema/member-cards.ts';
import { users } from '../../platform/db/schema/customer.ts';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { codeOfLink, deliverMails, loginAs, openTestApp, sampleUser, type TestApp } from '../../testing/index.ts';

interface Refusal {
  errors?: Record<string, string[]>;
}

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  await deliverMails(app);
});

let serial = 0;
const freshEmail = () => `customer${(serial += 1)}@example.com`;
const register = (channel: string, changes: Partial<UserInput> = {}) =>
  app.call<User & Refusal>('POST', '/v1/users', { body: sampleUser({ email: freshEmail(), ...changes }), channel });
const atDepa = (number: string, changes: Partial<UserInput> = {}) =>
  register('depa.localhost', { other: { member_number: number }, ...changes });
const holderOf = async (number: string) =>
  (await app.db.select().from(memberCards).where(eq(memberCards.number, number)))[0]?.userId;
const provenMailbox = async (): Promise<Partial<UserInput>> => {
  const email = freshEmail();
  await app.call('POST', '/v1/email-verify/request', { body: { email }, channel: 'depa.localhost' });
  const [mail] = await deliverMails(app);
  return { email, email_verify_code: codeOfLink(mail ?? { body: '' }) };
};
const provenAtDepa = async (number: string) => atDepa(number, await provenMailbox());

describe('the number of a member card', () => {
  it('is stored with the member in normalised width, returned to the member, and assigns the card', async () => {
    const email = freshEmail();
    const { status, body } = await atDepa('４８２０－００００－１５', { email });
    expect([status, body.other]).toEqual([201, { member_number: '4820000015' }]);
    const token = await loginAs(app, { username: email, password: 'yoru-no-saramisoseji', channel: 'depa.localhost' });
    expect((await app.call<User>('GET', '/v1/me/user', { token, channel: 'depa.localhost' })).body.other).toEqual({
      member_number: '4820000015',
    });
    expect(await holderOf('4820000015')).toBe(body.id);
    expect((await operatorClient(app).ask<object[]>('GET', 'answers/register')).body).toContainEqual({
      of: body.id,
      email,
      channel: null,
      at: expect.any(String),
      name: 'member_number',
      label: '会員番号',
      value: '4820000015',
    });
  });

  it('may be omitted', async () => {
    expect(await register('depa.localhost')).toMatchObject({ status: 201, body: { other: {} } });
    expect(await atDepa(' ')).toMatchObject({ status: 201, body: { other: {} } });
  });

  it.each([
    ['nine digits', '482000001'],
    ['letters', '48200000AB'],
  ])('is refused in a wrong format: %s', async (_case, number) => {
    expect(await atDepa(number)).toMatchObject({
      status: 422,
      body: { errors: { 'other.member_number': [expect.stringContaining('会員番号')] } },
    });
  });

  it('that is unknown, of another name, or taken is refused with the same error, and registers nobody', async () => {
    await provenAtDepa('4820000023');
    const before = await app.db.$count(users);
    const answers = [await atDepa('4820009999'), await atDepa('4820000056'), await atDepa('4820000023')];
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422]);
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await app.db.$count(users)).toBe(before);
  });

  it('is assigned to one member when two register at once', async () => {
    const mailboxes = [await provenMailbox(), await provenMailbox()];
    const answers = await Promise.all(mailboxes.map((mailbox) => atDepa('4820000031', mailbox)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  });

  it('is not blocked by a registration whose mail address was never verified', async () => {
    const squatter = await atDepa('4820000049');
    const owner = await provenAtDepa('4820000049');
    expect([squatter.status, owner.status]).toEqual([201, 201]);
    expect(await holderOf('4820000049')).toBe(owner.body.id);
    const [row] = await app.db.select({ other: users.other }).from(users).where(eq(users.id, squatter.body.id));
    expect(row?.other).toEqual({});
  });

  it('is no field of other channels', async () => {
    expect(await register('simple.localhost', { other: { member_number: '4820000015' } })).toMatchObject({
      status: 422,
      body: { errors: { 'other.member_number': ['不明な項目です。'] } },
    });
  });

  it('cannot be guessed: an IP address must wait after ten attempts', async () => {
    const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
    try {
      const statuses: number[] = [];
      for (let tries = 0; tries < 11; tries += 1) {
        const body = sampleUser({ email: freshEmail(), other: { member_number: `48200099${10 + tries}` } });
        statuses.push((await strict.call('POST', '/v1/users', { body, channel: 'depa.localhost' })).status);
      }
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    } finally {
      await strict.close();
    }
  });
});

describe('the school key of a family', () => {
  const atGakuen = (school_key: string | null) => register('gakuen.localhost', { school_key });

  it('is required, and stored in the format of the school', async () => {
    expect(await atGakuen(null)).toMatchObject({
      status: 422,
      body: { errors: { school_key: [expect.stringContaining('入力してください')] } },
    });
    expect(await atGakuen('mhn-7k3q-2r9x')).toMatchObject({ status: 201, body: { school_key: 'MHN7K3Q2R9X' } });
  });

  it.each(['MHN0000000X', 'MHN2D9V7L3F'])('of an unknown or a closed school registers nobody: %s', async (key) => {
    const before = await app.db.$count(users);
    expect(await atGakuen(key)).toMatchObject({
      status: 422,
      body: { errors: { school_key: [expect.stringContaining('確認できませんでした')] } },
    });
    expect(await app.db.$count(users)).toBe(before);
  });

  it('is no field of other channels', async () => {
    expect(await register('simple.localhost', { school_key: 'MHN7K3Q2R9X' })).toMatchObject({
      status: 422,
      body: { errors: { school_key: ['不明な項目です。'] } },
    });
  });
});
