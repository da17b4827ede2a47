import type { LoginHistory, User } from '@shop/api';
import { LIMITS } from '@shop/constants';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { users } from '../../platform/db/schema/customer.ts';
import { passkeyChallenges, passkeys } from '../../platform/db/schema/passkeys.ts';
import { deliverMails, freshMember, openTestApp, samplePassword, type TestApp } from '../../testing/index.ts';
import { passkeySweepJob } from './passkey-sweep-job.ts';
import { passkeyCaller } from './testing/passkey-caller.ts';
import { SoftwareAuthenticator } from './testing/software-authenticator.ts';

const MINUTE = 60_000;
let app: TestApp;
let shop: ReturnType<typeof passkeyCaller>;
let email: string;
let token: string;
let key: SoftwareAuthenticator;
let serial = 0;
beforeAll(async () => {
  app = await openTestApp();
  shop = passkeyCaller(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  email = `passkey${(serial += 1)}@example.com`;
  token = await freshMember(app, email);
  key = new SoftwareAuthenticator();
});

const me = (as: string | null) => app.call<User>('GET', '/v1/me/user', { token: as ?? '' });
const wrongPassword = () =>
  app.call<{ code: string }>('POST', '/v1/auth/login', { body: { username: email, password: 'chigau-aikotoba' } });
const refused = { status: 401, body: { code: 'auth.passkey.refused' } };
const over = { status: 401, body: { code: 'auth.passkey.expired' } };

describe('adding a passkey', () => {
  it('saves it with its name, lists it and confirms it by mail (P-13)', async () => {
    expect(await shop.list(token)).toEqual([]);
    expect(await shop.add(token, key, { name: ' 母の電話 ' })).toMatchObject({
      status: 201,
      body: { name: '母の電話' },
    });
    expect(await shop.list(token)).toMatchObject([
      { name: '母の電話', created_at: app.clock.now().toISOString(), used_at: null },
    ]);
    expect(await deliverMails(app)).toMatchObject([
      {
        to: email,
        subject: expect.stringContaining('パスキーを登録しました'),
        body: expect.stringContaining('「母の電話」'),
      },
    ]);
  });

  it('requests the host of the channel and user verification, and excludes saved passkeys', async () => {
    await shop.add(token, key);
    expect((await shop.start(token)).body).toMatchObject({
      rp: { id: 'simple.localhost' },
      user: { name: email },
      excludeCredentials: [{ id: key.id, transports: ['internal'] }],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
  });

  it('requires the password (P-13)', async () => {
    for (const typed of ['', 'chigau-aikotoba'])
      expect(await shop.start(token, typed)).toMatchObject({
        status: 422,
        body: { errors: { current_password: [expect.any(String)] } },
      });
    expect(await app.db.$count(passkeyChallenges, eq(passkeyChallenges.userId, (await me(token)).body.id))).toBe(0);
  });

  it.each([
    ['of another origin', { origin: 'http://simple.localhost.example:4000' }],
    ['for another host', { rpId: 'fle.localhost' }],
    ['without user verification', { isUnverified: true }],
  ])('refuses one %s', async (_which, forged) => {
    expect(await shop.add(token, key, { forged })).toMatchObject({ status: 422, body: { code: 'passkey.refused' } });
    expect(await shop.list(token)).toEqual([]);
  });

  it('accepts the same passkey only once, also from another member', async () => {
    await shop.add(token, key);
    expect(await shop.add(token, key)).toMatchObject({ status: 409, body: { code: 'passkey.exists' } });
    const other = await freshMember(app, `other-${email}`);
    expect(await shop.add(other, key)).toMatchObject({ status: 409, body: { code: 'passkey.exists' } });
  });

  it('accepts a response once, before it expires, and only from the member who requested it', async () => {
    const save = (body: object, as = token) =>
      app.call<{ code: string }>('POST', '/v1/me/passkeys', { token: as, body });
    const gone = { status: 410, body: { code: 'passkey.expired' } };
    const expired = key.create((await shop.start(token)).body);
    app.clock.advance(6 * MINUTE);
    expect(await save(expired)).toMatchObject(gone);
    const answer = key.create((await shop.start(token)).body);
    expect(await save(answer, await freshMember(app, `other-${email}`))).toMatchObject(gone);
    expect((await save(answer)).status).toBe(201);
    expect(await save(answer)).toMatchObject(gone);
    expect(
      await save(key.create({ ...(await shop.start(token)).body, challenge: (await shop.startLogin()).challenge })),
    ).toMatchObject(gone);
  });

  it('requires a name', async () => {
    expect(await shop.add(token, key, { name: ' ' })).toMatchObject({
      status: 422,
      body: { errors: { name: [expect.any(String)] } },
    });
  });

  it(`is refused beyond ${LIMITS.passkeys} passkeys`, async () => {
    const [user] = await app.db.select().from(users).where(eq(users.email, email));
    const row = {
      userId: user?.id ?? '',
      channelId: app.ctx().channel.id,
      rpId: 'simple.localhost',
      publicKey: 'AA',
      counter: 0,
      transports: [],
      name: '端末',
      createdAt: app.clock.now(),
    };
    const started = (await shop.start(token)).body;
    for (let count = 0; count < LIMITS.passkeys; count += 1)
      await app.db.insert(passkeys).values({ ...row, credentialId: `${email}-${count}` });
    const full = { status: 422, body: { code: 'passkey.limit_reached' } };
    expect(await shop.start(token)).toMatchObject(full);
    expect(await app.call('POST', '/v1/me/passkeys', { token, body: key.create(started) })).toMatchObject(full);
  });
});

describe('a login with a passkey', () => {
  beforeEach(() => shop.add(token, key));

  it('opens a session of its member, is recorded in the login history and on the passkey, and remembers the device', async () => {
    app.clock.advance(MINUTE);
    const { status, body, headers } = await shop.login(key);
    expect({ status, body }).toMatchObject({ status: 200, body: { is_verify: false, verify_code: null } });
    expect((await me(body.access_token)).body.email).toBe(email);
    const { body: entries } = await app.call<LoginHistory[]>('GET', '/v1/me/login-histories', { token });
    expect(entries[0]).toMatchObject({ method: 'passkey', channel: 'simple' });
    expect((await shop.list(token))[0]?.used_at).toBe(app.clock.now().toISOString());
    expect(headers['set-cookie']).toMatch(/^shop_device=/);
  });

  it('needs no one-time code where the second factor is on (P-12)', async () => {
    await app.db.update(users).set({ isSecondFactorOn: true }).where(eq(users.email, email));
    await deliverMails(app);
    expect((await shop.login(key)).body).toMatchObject({ access_token: expect.any(String), is_verify: false });
    expect(await deliverMails(app)).toEqual([]);
  });

  it.each([
    ['of another origin', { origin: 'https://simple.localhost:4000' }],
    ['for another host', { rpId: 'fle.localhost' }],
    ['without user verification', { isUnverified: true }],
    ['of another member', { userHandle: 'bm9ib2R5' }],
  ])('is refused with a response %s', async (_which, forged) => {
    expect(await shop.login(key, forged)).toMatchObject(refused);
  });

  it('is refused with a wrong key of a known id and with an unknown id, with the same error (P-15)', async () => {
    const forged = { ...new SoftwareAuthenticator().get(await shop.startLogin()), id: key.id };
    const unknown = new SoftwareAuthenticator().get(await shop.startLogin());
    const handle = key.get(await shop.startLogin()).user_handle;
    const answers = [
      await shop.send({ ...forged, user_handle: handle }),
      await shop.send({ ...unknown, user_handle: handle }),
    ];
    expect(answers[0]).toMatchObject(refused);
    expect(answers[0]?.body).toEqual(answers[1]?.body);
  });

  it('accepts a response once (P-15)', async () => {
    const answer = key.get(await shop.startLogin());
    expect((await shop.send(answer)).status).toBe(200);
    expect(await shop.send(answer)).toMatchObject(over);
  });

  it('accepts no second response to a challenge after a wrong one', async () => {
    const started = await shop.startLogin();
    expect(await shop.send(key.get(started, { origin: 'http://other.example' }))).toMatchObject(refused);
    expect(await shop.send(key.get(started))).toMatchObject(over);
  });

  it('accepts no response after five minutes, or to a challenge of another kind, another host or unknown origin', async () => {
    const expired = key.get(await shop.startLogin());
    app.clock.advance(5 * MINUTE);
    expect(await shop.send(expired)).toMatchObject(over);
    const adding = (await shop.start(token)).body;
    expect(await shop.send(key.get({ rpId: adding.rp.id, challenge: adding.challenge }))).toMatchObject(over);
    expect(await shop.send(key.get(await shop.startLogin('fle.localhost')))).toMatchObject(over);
    expect(await shop.send(key.get({ rpId: 'simple.localhost', challenge: 'bm9uZQ' }))).toMatchObject(over);
    expect(await shop.send({ ...key.get(await shop.startLogin()), client_data: 'bm9uZQ' })).toMatchObject(over);
  });

  it('is refused when the counter of the authenticator does not increase, since it may be cloned', async () => {
    expect((await shop.login(key, { counter: 7 })).status).toBe(200);
    expect(await shop.login(key, { counter: 7 })).toMatchObject(refused);
    expect(await shop.login(key, { counter: 3 })).toMatchObject(refused);
    expect((await shop.login(key, { counter: 8 })).status).toBe(200);
  });

  it('is valid only on its own channel', async () => {
    const fle = new SoftwareAuthenticator('http://fle.localhost:4000');
    await shop.add(token, fle, { forged: { origin: key.origin } });
    expect(await shop.send(fle.get(await shop.startLogin('fle.localhost')), 'fle.localhost')).toMatchObject(refused);
  });

  it('is refused while wrong passwords lock the account, and wrong responses lock it too (P-11)', async () => {
    for (let tries = 0; tries < 5; tries += 1) await wrongPassword();
    expect(await shop.login(key)).toMatchObject({ status: 403, body: { code: 'auth.locked' } });
    app.clock.advance(31 * MINUTE);
    expect((await shop.login(key)).status).toBe(200);
    for (let tries = 0; tries < 4; tries += 1)
      expect(await shop.login(key, { isUnverified: true })).toMatchObject(refused);
    expect(await shop.login(key, { isUnverified: true })).toMatchObject({ status: 403 });
    expect(await wrongPassword()).toMatchObject({ status: 403, body: { code: 'auth.locked' } });
  });

  it('is refused once the passkey was removed, which is confirmed by mail and does not end the session', async () => {
    const [passkey] = await shop.list(token);
    await deliverMails(app);
    expect((await shop.remove(token, passkey?.id ?? 0)).status).toBe(204);
    expect(await shop.list(token)).toEqual([]);
    expect(await deliverMails(app)).toMatchObject([
      { to: email, subject: expect.stringContaining('パスキーを削除しました') },
    ]);
    expect(await shop.login(key)).toMatchObject(refused);
    expect((await me(token)).status).toBe(200);
  });

  it('still works after another member tried to remove the passkey (P-17)', async () => {
    const [passkey] = await shop.list(token);
    const other = await freshMember(app, `other-${email}`);
    expect(await shop.remove(other, passkey?.id ?? 0)).toMatchObject({
      status: 404,
      body: { code: 'passkey.not_found' },
    });
    expect((await shop.login(key)).status).toBe(200);
  });

  it('is refused after the member has closed the account, which deletes the passkey', async () => {
    await app.call('DELETE', '/v1/me/user', { token, body: { current_password: samplePassword } });
    expect(await app.db.$count(passkeys, eq(passkeys.credentialId, key.id))).toBe(0);
    expect(await shop.login(key)).toMatchObject(refused);
  });
});

it('deletes expired challenges that were never answered', async () => {
  await shop.startLogin();
  app.clock.advance(6 * MINUTE);
  await passkeySweepJob.run(app.jobCtx());
  expect(await app.db.$count(passkeyChallenges)).toBe(0);
});

it('starts no more logins for one IP address than the limit (P-11)', async () => {
  const strict = await openTestApp({ config: { rateLimitFactor: 1 } });
  try {
    let status = 200;
    let begun = 0;
    for (; status === 200 && begun < 130; begun += 1)
      ({ status } = await strict.call('POST', '/v1/auth/passkey/start'));
    expect({ status, begun }).toEqual({ status: 429, begun: 121 });
  } finally {
    await strict.close();
  }
});
