import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const secret = 'only-for-this-test';
const member = 'taro@example.com';
const timeout = 120_000;

let smtp: SMTPServer;
let isRefusing = true;
const received: string[] = [];
let server: OwnServer;
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      if (!isRefusing) received.push(address);
      done(isRefusing ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : null);
    },
    onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
  });
  // A connection may break when the shop's server ends.
  smtp.on('error', () => undefined);
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  server = await startServer({ OPERATOR_SECRET: secret, SMTP_URL: `smtp://127.0.0.1:${port}` });
}, timeout);
afterAll(async () => {
  await server.stop();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
}, timeout);

async function shop(...args: string[]) {
  let output = '';
  const take = (text: string) => (output += text);
  const env = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret };
  return { code: await runShop(args, { env, print: take, complain: take }), output };
}

it(
  'a mail that the mail server refuses is listed with its answer, and is sent again when the operator asks for it',
  async () => {
    await fetch(`${server.url}/v1/reminder/request`, {
      method: 'POST',
      headers: { 'x-channel': 'simple.localhost', 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'password', email: member }),
    });
    await expect.poll(async () => (await shop('mails', 'failed')).output, { timeout: 60_000 }).toContain(member);
    const { output } = await shop('mails', 'failed');
    const line = output.split('\n').find((text) => text.includes(member)) ?? '';
    expect(line).toMatch(/^[0-9a-f-]{36} .* simple .*パスワード.* 送信失敗 1回 .*550/);
    const id = line.slice(0, 36);

    isRefusing = false;
    expect(await shop('mails', 'resend', id)).toEqual({ code: 0, output: expect.stringContaining('1件を送信待ちに') });
    await expect.poll(() => received, { timeout: 30_000 }).toEqual([member]);
    expect((await shop('mails', 'failed')).output).not.toContain(id);
    expect((await shop('mails', 'resend', id)).code).toBe(1);
    expect((await shop('mails', 'resend')).code).toBe(2);
  },
  timeout,
);

it('the payment service that nobody has started is reported as unreachable, with exit code 1', async () => {
  const { code, output } = await shop('payments');
  expect([code, output]).toEqual([
    1,
    expect.stringMatching(/^sandbox 使えません\(つながりません\)\(テスト用\) .*simple/),
  ]);
});
