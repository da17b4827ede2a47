import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxClient } from '../testing/sandbox-client.ts';
import { startSandbox, type Sandbox } from '../testing/start-sandbox.ts';
import type { CardOnWire } from './customer.ts';

let folder: string;
let file: string;
let sandbox: Sandbox;
let client: ReturnType<typeof sandboxClient>;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
  file = join(folder, 'payments.sqlite');
  await open();
});
afterEach(async () => {
  await sandbox.stop();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  sandbox = await startSandbox(file);
  client = sandboxClient(sandbox);
}
const createCustomer = async (reference = 'member-1') => (await client.call<{ id: string }>('POST', '/api/customers', { reference })).body.id;
const addCard = (customer: string, token: string, headers: Record<string, string> = {}) =>
  client.call<CardOnWire & { code?: string }>('POST', `/api/customers/${customer}/cards`, { token }, headers);
const cardsOf = (customer: string) => client.call<CardOnWire[]>('GET', `/api/customers/${customer}/cards`);
const saveCard = async (customer: string, number: string) => (await addCard(customer, await client.token(number))).body.id;

describe('the customer vault', () => {
  it('keeps brand, last digits and expiry of a card, through a restart', async () => {
    const customer = await createCustomer();
    const { body } = await addCard(customer, await client.token('5555555555554444'));
    expect(body).toEqual({ id: body.id, customer_id: customer, brand: 'mastercard', last4: '4444', exp: '09/29', created_at: expect.any(String) });
    await sandbox.stop();
    await open();
    expect((await cardsOf(customer)).body).toEqual([body]);
  });

  it('takes a token once, and answers the same key the same', async () => {
    const customer = await createCustomer();
    const token = await client.token('4111111111111111');
    const first = await addCard(customer, token, { 'idempotency-key': 'one' });
    expect((await addCard(customer, token, { 'idempotency-key': 'one' })).body).toEqual(first.body);
    expect(await addCard(customer, token)).toMatchObject({ status: 422, body: { code: 'payment.token_invalid' } });
    expect((await client.pay({ token })).status).toBe(422);
  });

  it('forgets a card that is deleted', async () => {
    const customer = await createCustomer();
    const card = await saveCard(customer, '4111111111111111');
    expect((await client.call('DELETE', `/api/customers/${customer}/cards/${card}`)).status).toBe(200);
    expect((await cardsOf(customer)).body).toEqual([]);
    expect((await client.call('DELETE', `/api/customers/${customer}/cards/${card}`)).status).toBe(404);
    expect(await client.pay({ customer_id: customer, card_id: card })).toMatchObject({ status: 404, body: { code: 'card.not_found' } });
  });

  it('gives nobody the card of another customer', async () => {
    const [own, other] = [await createCustomer(), await createCustomer('member-2')];
    const card = await saveCard(own, '4111111111111111');
    expect((await client.call('DELETE', `/api/customers/${other}/cards/${card}`)).status).toBe(404);
    expect((await client.pay({ customer_id: other, card_id: card })).status).toBe(404);
    expect((await cardsOf('cus_unknown')).status).toBe(404);
    expect((await client.call('GET', `/api/customers/${own}/cards`, undefined, { authorization: 'Bearer wrong' })).status).toBe(401);
  });

  it('holds no card number on its file', async () => {
    const customer = await createCustomer();
    await saveCard(customer, '4000000000003220');
    await sandbox.stop();
    const content = (await readFile(file)).toString('latin1');
    await open();
    expect(content).toContain('3220');
    expect(content).not.toContain('4000000000003220');
  });
});

describe('paying with a stored card', () => {
  it('is done again and again', async () => {
    const customer = await createCustomer();
    const card = await saveCard(customer, '4111111111111111');
    for (const amount of [100, 200]) {
      expect((await client.pay({ amount, customer_id: customer, card_id: card })).body).toMatchObject({ status: 'authorised', eci: '05', card: { last4: '1111' } });
    }
  });

  it.each([
    ['4000000000003220', 'authorised', undefined],
    ['4000000000003238', 'failed', 'authentication_failed'],
    ['4000000000003253', 'failed', 'card_declined'],
  ])('passes through 3-D Secure where the number says so: %s', async (number, status, failureCode) => {
    const customer = await createCustomer();
    const { body } = await client.pay({ customer_id: customer, card_id: await saveCard(customer, number) });
    expect(body).toMatchObject({ status: 'requires_action', next_url: expect.stringContaining('/3ds/') });
    await client.submitForm(`/3ds/${body.id}`, { action: 'confirm', code: '1234' });
    const after = (await client.call('GET', `/api/payments/${body.id}`)).body;
    expect([after.status, after.failure_code]).toEqual([status, failureCode]);
  });

  it('fails when the card has expired meanwhile', async () => {
    const customer = await createCustomer();
    const card = await saveCard(customer, '4111111111111111');
    await sandbox.pass(3 * 365 * 24 * 60 * 60_000);
    expect((await client.pay({ customer_id: customer, card_id: card })).body).toMatchObject({ status: 'failed', failure_code: 'card_expired' });
  });
});
