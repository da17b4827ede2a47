import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Address, AuthResult, EmailVerifyResult, User } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SAMPLE_PASSWORD } from '../../seed/data/members.ts';
import { codeOfLink, digitsOf, sampleUser } from '../index.ts';
import { runServer, type RunningServer } from '../run-server.ts';
import { startSmtpServer, textOf, type TestSmtpServer } from '../smtp-server.ts';

const PASSWORD = 'mayonaka-no-pate-to-rietto';
const ANSWER = 'とくべつなこたえ';
const person = sampleUser({
  email: 'himitsu@example.net',
  last_name: '薔薇園',
  first_name: '胡桃',
  last_name_kana: 'バラゾノ',
  first_name_kana: 'クルミ',
  city: '秘密市',
  address1: '内緒町9-8-7',
  phone_number: '09087654321',
  birth_date: '1977-07-17',
  password: PASSWORD,
  question_answer: ANSWER,
});
const PERSONAL = [
  'himitsu',
  '薔薇園',
  '胡桃',
  'バラゾノ',
  'クルミ',
  '秘密市',
  '内緒町',
  '09087654321',
  '1977-07-17',
  ANSWER,
  PASSWORD,
  SAMPLE_PASSWORD,
  'hanako@example.com',
];

/** Every secret of the run: access tokens, challenges, codes. */
const secrets: string[] = [];
/** Secrets that only a mail may contain. */
const mailed: string[] = [];
const answers: { route: string; status: number; headers: Headers; text: string }[] = [];
let folder: string;
let smtp: TestSmtpServer;
let server: RunningServer;
let exitCode: number | null;
let output: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-run-'));
  smtp = await startSmtpServer();
  server = await runServer({ DATA_DIR: folder, SMTP_URL: smtp.url });
  const call = async <T>(
    method: string,
    path: string,
    { body, token }: { body?: unknown; token?: string | null } = {},
  ): Promise<T> => {
    const response = await fetch(server.url + path, {
      method,
      headers: {
        'x-channel': 'simple.localhost',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    answers.push({
      route: `${method} ${path.split('?')[0]}`,
      status: response.status,
      headers: response.headers,
      text,
    });
    return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T;
  };
  const mailTo = async (address: string, text: string): Promise<{ body: string }> => {
    return vi.waitFor(
      () => {
        const mail = smtp.received.find(({ to, source }) => to.includes(address) && textOf(source).includes(text));
        if (!mail) throw new Error(`No mail to ${address} has arrived.`);
        return { body: textOf(mail.source) };
      },
      { timeout: 60_000, interval: 100 },
    );
  };
  const recordSecret = (secret: string | null): string => {
    if (!secret) throw new Error('The run lacks a secret it should have been given.');
    secrets.push(secret);
    return secret;
  };

  await call('POST', '/v1/email-verify/request', { body: { email: person.email } });
  const code = recordSecret(codeOfLink(await mailTo(person.email, 'register/?code=')));
  await call<EmailVerifyResult>('POST', '/v1/email-verify/check', { body: { code } });
  await call<User>('POST', '/v1/users', { body: { ...person, email_verify_code: code } });
  const { access_token } = await call<AuthResult>('POST', '/v1/auth/login', {
    body: { username: person.email, password: PASSWORD },
  });
  const token = recordSecret(access_token);
  await call<User>('GET', '/v1/me/user', { token });
  const typed = {
    shipping_last_name: person.last_name,
    shipping_first_name: person.first_name,
    postal_code: '1000001',
    prefecture: '東京都',
    city: person.city,
    address1: person.address1,
    phone_number: person.phone_number,
  };
  const address = await call<Address>('POST', '/v1/me/user-addresses', { token, body: typed });
  await call('PUT', `/v1/me/user-addresses/${address.id}`, {
    token,
    body: { ...typed, company_name: person.last_name },
  });
  await call('PATCH', `/v1/me/user-addresses/${address.id}/use`, { token });
  await call('GET', '/v1/me/user-addresses?per=all', { token });
  await call('DELETE', `/v1/me/user-addresses/${address.id}`, { token });
  const rotated = recordSecret((await call<AuthResult>('POST', '/v1/auth/refresh', { token })).access_token);

  const challenge = await call<AuthResult>('POST', '/v1/auth/login', {
    body: { username: 'hanako@example.com', password: SAMPLE_PASSWORD },
  });
  const digits = digitsOf(await mailTo('hanako@example.com', '認証コード: '));
  const second = await call<AuthResult>('POST', '/v1/auth/verify', {
    body: { user_id: challenge.user_id, challenge: recordSecret(challenge.verify_code), verify_code: digits },
  });
  recordSecret(second.access_token);

  for (let tries = 0; tries < 5; tries += 1)
    await call('POST', '/v1/auth/login', { body: { username: person.email, password: `${PASSWORD}!` } });
  const unlockCode = recordSecret(codeOfLink(await mailTo(person.email, 'unlock/?code=')));
  await call('GET', `/v1/auth/unlock/${unlockCode}`);

  // Invalid requests must not disclose secrets either.
  await call('POST', '/v1/users', { body: { ...person, email: person.email, prefecture: person.last_name } });
  await call('POST', '/v1/users', { body: `{"email":"${person.email}",` });
  await call('GET', `/v1/nowhere/${person.email}?password=${PASSWORD}`);
  await call('GET', `/v1/postal-code?code=${person.phone_number}`);
  await call('POST', '/v1/ecommerce_events', {
    body: { name: 'purchase', args: JSON.stringify({ email: person.email, coupon: person.email, value: 1 }) },
  });
  await call('POST', '/v1/auth/logout', { token: rotated });

  mailed.push(code, digits, unlockCode);
  exitCode = await server.stop();
  output = server.output();
});

afterAll(async () => {
  await server.stop();
  await smtp.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('a run from registration to logout on the real process', () => {
  it('succeeds', () => {
    const ok = answers
      .filter(({ status }) => status < 300)
      .map(({ route }) => route.replace(/(?<=user-addresses\/)\d+/, ':id'));
    expect(ok).toContain('POST /v1/users');
    expect(ok).toContain('PATCH /v1/me/user-addresses/:id/use');
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('exits with 0 at SIGTERM', () => {
    expect(exitCode).toBe(0);
  });

  it('logs its requests by route template', () => {
    expect(output).toContain('"route":"/v1/me/user-addresses/:id"');
    expect(output).toContain('"route":"/v1/auth/unlock/:code"');
  });

  it.each(PERSONAL.map((text) => [text]))('logs no personal data: %s', (text) => {
    expect(output).not.toContain(text);
    expect(output).not.toContain(encodeURIComponent(text));
  });

  it('logs no access token, challenge or code', () => {
    expect(secrets).toHaveLength(6);
    for (const secret of secrets) expect(output).not.toContain(secret);
  });

  it('allows no cache for personal responses, and no content sniffing (P-16)', () => {
    for (const { route, headers } of answers) {
      expect([route, headers.get('x-content-type-options')]).toEqual([route, 'nosniff']);
      // The only cookie of the server authenticates nobody, and is set only at login.
      expect([route, headers.get('set-cookie')]).toEqual([
        route,
        /^POST \/v1\/auth\/(login|verify)$/.test(route) && headers.get('set-cookie') !== null
          ? expect.stringMatching(/^shop_device=.*HttpOnly/)
          : null,
      ]);
      if (route.includes('postal-code')) continue;
      expect([route, headers.get('cache-control')]).toEqual([route, 'no-store']);
    }
  });
});

describe('the responses of the run', () => {
  it('contain no password, no answer to a security question and no hash of one', () => {
    for (const { route, text } of answers) {
      for (const secret of [PASSWORD, SAMPLE_PASSWORD, ANSWER, 'argon2'])
        expect([route, text.includes(secret)]).toEqual([route, false]);
    }
  });

  it('contain no mailed code', () => {
    expect(mailed).toHaveLength(3);
    for (const { route, text } of answers)
      for (const code of mailed) expect([route, text.includes(code)]).toEqual([route, false]);
  });

  it('contain each access token once', () => {
    const accessTokens = secrets.filter((secret) => !mailed.includes(secret));
    for (const accessToken of accessTokens)
      expect(answers.filter(({ text }) => text.includes(accessToken))).toHaveLength(1);
  });

  it('report errors without internals', () => {
    for (const { route, text } of answers)
      expect([route, /node_modules|\bat .*\.ts:\d|select .* from|drizzle/i.test(text)]).toEqual([route, false]);
  });
});

describe('the database after the run', () => {
  let rows: string;
  beforeAll(async () => {
    const client = await PGlite.create(join(folder, 'db'));
    const tables = await client.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public'`,
    );
    const dumps: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await client.query<{ row: string }>(`select to_jsonb(t)::text as row from "${name}" t`);
      dumps.push(...rows.map(({ row }) => `${name} ${row}`));
    }
    rows = dumps.join('\n');
    await client.close();
  }, 30_000);

  it('contains the data', () => {
    expect(rows).toContain('himitsu@example.net');
    expect(rows).toMatch(/^sessions /m);
  });

  it('contains no readable password or answer', () => {
    for (const text of [PASSWORD, SAMPLE_PASSWORD, ANSWER]) expect(rows).not.toContain(text);
  });

  it('contains access tokens, challenges and codes only as hashes', () => {
    for (const secret of secrets) expect(rows).not.toContain(secret);
  });

  it('contains no content of sent mails', () => {
    const mails = rows.split('\n').filter((row) => row.startsWith('mail_outbox '));
    expect(mails.length).toBeGreaterThan(3);
    for (const mail of mails) expect(mail).toContain('"data": null');
  });
});
