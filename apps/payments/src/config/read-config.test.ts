import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testCards } from '@shop/payment-fakes/cards';
import { readConfig } from './read-config.ts';

const secret = 'a-secret-of-the-sandbox';

it('reads the port and derives the public address', () => {
  expect(readConfig({ DEMO: '1', PAYMENTS_SECRET: secret, PAYMENTS_PORT: '5002' })).toMatchObject({
    port: 5002,
    publicUrl: 'http://localhost:5002',
  });
});

it('refuses a short secret and a port that is none', () => {
  expect(() => readConfig({ DEMO: '1', PAYMENTS_SECRET: 'fifteen-letters' })).toThrow('PAYMENTS_SECRET');
  expect(() => readConfig({ DEMO: '1', PAYMENTS_WEBHOOK_SECRET: 'fifteen-letters' })).toThrow(
    'PAYMENTS_WEBHOOK_SECRET',
  );
  expect(() => readConfig({ DEMO: '1', PAYMENTS_PORT: 'x' })).toThrow('PAYMENTS_PORT');
});

it('ends with one clear line and a non-zero code outside demo mode', () => {
  const main = new URL('../main.ts', import.meta.url).pathname;
  const result = spawnSync(process.execPath, [main], {
    env: { PATH: process.env['PATH'], DEMO: '0', PAYMENTS_SECRET: secret },
    encoding: 'utf8',
  });

  expect(result.status).toBe(1);
  expect(result.stderr.trim()).toBe('payments: the sandbox runs in demo mode only (set DEMO=1)');
});

it('documents every test number in the README', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8').replaceAll(' ', '');
  for (const { number } of testCards) expect(readme).toContain(number);
});
