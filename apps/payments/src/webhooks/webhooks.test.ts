import { createHmac } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sandboxClient } from '../testing/sandbox-client.ts';
import { WEBHOOK_SECRET, startSandbox, type Delivery, type Sandbox } from '../testing/start-sandbox.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.stop());

const types = (deliveries: readonly Delivery[]) =>
  deliveries.map(({ body }) => (JSON.parse(body) as { type: string }).type);

it('signs every event over time and body', async () => {
  sandbox = await startSandbox();
  await sandboxClient(sandbox).payByCard('4111111111111111');
  await sandbox.pass(0);

  const [delivery] = sandbox.shop.deliveries;
  const [, t, v1] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(delivery?.signature ?? '') ?? [];
  expect(v1).toBe(createHmac('sha256', WEBHOOK_SECRET).update(`${t}.${delivery?.body}`).digest('hex'));
  expect(Number(t)).toBe(Date.parse('2026-11-20T03:00:00Z') / 1000);
});

it('tells each change of a payment once, in the words of the protocol', async () => {
  sandbox = await startSandbox();
  const client = sandboxClient(sandbox);
  const { id } = (await client.payByCard('4111111111111111')).body;
  await client.call('POST', `/api/payments/${id}/capture`);
  await client.call('POST', `/api/payments/${id}/refund`, { amount: 80 });
  await client.payByCard('4000000000000002');
  const voided = (await client.payByCard('4111111111111111')).body.id;
  await client.call('POST', `/api/payments/${voided}/void`);
  await client.pay({ method: 'cvs', store_code: 'seven' });
  await sandbox.pass(7 * 24 * 60 * 60_000);

  expect(types(sandbox.shop.deliveries).sort()).toEqual([
    'payment.authorised',
    'payment.authorised',
    'payment.captured',
    'payment.expired',
    'payment.failed',
    'payment.refunded',
    'payment.voided',
  ]);
});

it('tries again with growing pauses until the shop takes the event, with the same event id', async () => {
  sandbox = await startSandbox();
  sandbox.shop.answers.push(500, 503);
  await sandboxClient(sandbox).payByCard('4111111111111111');
  await sandbox.pass(0);
  expect(sandbox.shop.deliveries).toHaveLength(1);
  await sandbox.pass(999);
  expect(sandbox.shop.deliveries).toHaveLength(1);
  await sandbox.pass(1);
  expect(sandbox.shop.deliveries).toHaveLength(2);
  await sandbox.pass(2999);
  expect(sandbox.shop.deliveries).toHaveLength(2);
  await sandbox.pass(1);
  await sandbox.pass(3_600_000);

  expect(sandbox.shop.deliveries).toHaveLength(3);
  expect(new Set(sandbox.shop.deliveries.map(({ body }) => body)).size).toBe(1);
});

it('keeps payments, answers and unsent events over a restart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'payments-'));
  const file = join(folder, 'payments.sqlite');
  sandbox = await startSandbox(file);
  sandbox.shop.answers.push(500);
  const token = await sandboxClient(sandbox).token('4111111111111111');
  const before = await sandboxClient(sandbox).pay({ token }, { 'idempotency-key': 'k' });
  await sandbox.stop();

  sandbox = await startSandbox(file);
  const again = await sandboxClient(sandbox).pay({ token }, { 'idempotency-key': 'k' });
  await sandbox.pass(1000);

  expect(again.body).toEqual(before.body);
  expect(types(sandbox.shop.deliveries)).toEqual(['payment.authorised']);
  rmSync(folder, { recursive: true });
});
