import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxClient } from '../testing/sandbox-client.ts';
import { startSandbox, type Sandbox } from '../testing/start-sandbox.ts';
import { allowedOrigin } from './parent-origin.ts';

const good = { ccNumber: '4111 1111 1111 1111', ccName: 'TARO MIHON', ccExpiration: '09/29', securityCode: '123' };

describe('entry of a card', () => {
  let sandbox: Sandbox;
  let client: ReturnType<typeof sandboxClient>;
  beforeEach(async () => {
    sandbox = await startSandbox();
    client = sandboxClient(sandbox);
  });
  afterEach(() => sandbox.stop());

  it('returns a token, the brand and the last four digits', async () => {
    const { body } = await client.enterCard(good);
    expect(body).toMatchObject({ brand: 'visa', last4: '1111', exp: '09/29' });
    expect(body.token).toMatch(/^tok_[\w-]{22}$/);
  });

  it('takes any width', async () => {
    const wide = { ...good, ccNumber: '4111ー1111-1111 1111'.replace('ー', ' '), ccExpiration: '09/29' };
    expect((await client.enterCard(wide)).status).toBe(200);
  });

  it.each([
    [{ ccNumber: '4111 1111 1111 1112' }, 'ccNumber', '見つかりません'],
    [{ ccNumber: '' }, 'ccNumber', '入力してください'],
    [{ ccNumber: '6011111111111117' }, 'ccNumber', 'ブランド'],
    [{ ccNumber: '4242424242424242' }, 'ccNumber', 'テスト用'],
    [{ ccExpiration: '10/26' }, 'ccExpiration', '切れています'],
    [{ ccExpiration: '13/29' }, 'ccExpiration', '月/年'],
    [{ securityCode: '12' }, 'securityCode', '3桁'],
    [{ ccName: '見本 太郎' }, 'ccName', 'ローマ字'],
  ])('answers %j politely at the field', async (change, field, pattern) => {
    const answer = await client.enterCard({ ...good, ...change });
    expect(answer.status).toBe(422);
    expect(answer.body.fields[field]).toContain(pattern);
  });

  it('takes a card to the end of its month', async () => {
    expect((await client.enterCard({ ...good, ccExpiration: '11/26' })).status).toBe(200);
  });

  it('refuses entries that another origin sends', async () => {
    expect((await client.enterCard(good, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await client.enterCard(good, {})).status).toBe(403);
  });

  it('lets only known shops embed it', async () => {
    const allowed = await fetch(
      `${sandbox.url}/fields?parent_origin=${encodeURIComponent('http://simple.localhost:4000')}`,
    );
    expect(allowed.headers.get('content-security-policy')).toContain('frame-ancestors http://simple.localhost:4000');
    expect((await fetch(`${sandbox.url}/fields?parent_origin=https://evil.example`)).status).toBe(403);
    expect((await fetch(`${sandbox.url}/fields`)).status).toBe(403);
  });

  it('serves its scripts without types', async () => {
    const script = await client.page('/assets/fields/client/fields.ts');
    expect(script).toContain("from '../../cards/card-checks.ts'");
    expect(script).not.toContain(': FromFields');
  });
});

it('writes no card number and no security code to its log or its file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const sandbox = await startSandbox(join(folder, 'payments.sqlite'));
  const client = sandboxClient(sandbox);
  await client.payByCard('4111111111111111');
  await client.payByCard('4000000000003220');
  await client.enterCard({ ...good, ccNumber: '4111111111111112', securityCode: '987' });
  await client.call(
    'POST',
    '/fields/tokens',
    { ...good, extra: '4111111111111111' },
    { 'sec-fetch-site': 'same-origin' },
  );
  await sandbox.stop();

  const storedNumbers =
    readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'latin1'))
      .join('') + sandbox.logged.join('');
  expect(storedNumbers).toContain('1111');
  // Three digits can occur by chance in times and ids.
  expect(storedNumbers).not.toMatch(/4111\s?1111\s?1111|400000000000|(?<![0-9a-z])987(?![0-9a-z])/);
  rmSync(folder, { recursive: true });
});

it('compares whole origins', () => {
  const hosts = ['localhost', '*.localhost'];
  expect(allowedOrigin('http://fle.localhost:4000', hosts)).toBe('http://fle.localhost:4000');
  for (const bad of [
    'http://localhost:4000/',
    'http://localhost.evil.example',
    'javascript:alert(1)',
    'null',
    '',
    undefined,
  ]) {
    expect(allowedOrigin(bad, hosts)).toBeUndefined();
  }
});
