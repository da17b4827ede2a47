import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sandboxClient } from '../testing/sandbox-client.ts';
import { RETURN_URL, startSandbox, type Sandbox } from '../testing/start-sandbox.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof sandboxClient>;

beforeEach(async () => {
  sandbox = await startSandbox();
  client = sandboxClient(sandbox);
});
afterEach(() => sandbox.stop());

it.each([
  'https://evil.example/',
  'http://simple.localhost:4000//evil.example/',
  'http://simple.localhost:4000/\\evil.example/',
  'http://simple.localhost:4000\\@evil.example/',
  'http://simple.localhost@evil.example/',
  'http://simple.localhost:4000/a\nb',
  'http://simple.localhost:4000',
  'http://',
])('never sends browsers back to %j', async (return_url) => {
  expect(await client.pay({ method: 'cvs', store_code: 'lawson', return_url })).toMatchObject({ status: 422 });
});

describe('card payments', () => {
  it('authorises a frictionless card at once with its ECI', async () => {
    const visa = await client.payByCard('4111111111111111');
    const mastercard = await client.payByCard('5555555555554444');

    expect(visa.body).toMatchObject({
      status: 'authorised',
      eci: '05',
      card: { brand: 'visa', last4: '1111' },
      amount: 5480,
    });
    expect(mastercard.body).toMatchObject({ status: 'authorised', eci: '02' });
    expect(visa.body).not.toHaveProperty('next_url');
  });

  it('asks for a challenge, accepts 1234 in any width and sends the shopper back without a result in the address', async () => {
    const { body } = await client.payByCard('4000000000003220');
    expect(body).toMatchObject({ status: 'requires_action', next_url: `http://localhost:4002/3ds/${body.id}` });

    const answer = await client.submitForm(`/3ds/${body.id}`, { action: 'confirm', code: '1234' });

    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(RETURN_URL);
    expect((await client.call('GET', `/api/payments/${body.id}`)).body).toMatchObject({
      status: 'authorised',
      eci: '05',
    });
  });

  it('fails after three wrong codes', async () => {
    const { id } = (await client.payByCard('4000000000003220')).body;
    const wrong = { action: 'confirm', code: '0000' };

    for (const left of ['あと2回', 'あと1回']) {
      const answer = await client.submitForm(`/3ds/${id}`, wrong);
      // A page in response to a form could not be reached with the back button.
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/3ds/${id}`]);
      expect(await client.page(`/3ds/${id}`)).toContain(left);
    }
    expect((await client.submitForm(`/3ds/${id}`, wrong)).status).toBe(303);
    expect((await client.call('GET', `/api/payments/${id}`)).body).toMatchObject({
      status: 'failed',
      failure_code: 'authentication_failed',
    });
  });

  it.each([
    ['4000000000000002', 'card_declined'],
    ['4000000000003238', 'authentication_failed'],
    ['4000000000003253', 'card_declined'],
  ])('%s ends as %s', async (number, failureCode) => {
    const { body } = await client.payByCard(number);
    if (body.status === 'requires_action')
      await client.submitForm(`/3ds/${body.id}`, { action: 'confirm', code: '1234' });

    expect((await client.call('GET', `/api/payments/${body.id}`)).body).toMatchObject({
      status: 'failed',
      failure_code: failureCode,
    });
  });

  it('fails when the shopper cancels, and shows a closed page on going back', async () => {
    const { id } = (await client.payByCard('4000000000003220')).body;
    await client.submitForm(`/3ds/${id}`, { action: 'cancel' });

    expect((await client.call('GET', `/api/payments/${id}`)).body.failure_code).toBe('authentication_cancelled');
    expect(await client.page(`/3ds/${id}`)).toContain('この手続きは終了しています');
    expect((await client.submitForm(`/3ds/${id}`, { action: 'confirm', code: '1234' })).headers.get('location')).toBe(
      `/3ds/${id}`,
    );
    expect((await client.call('GET', `/api/payments/${id}`)).body.status).toBe('failed');
  });

  it('leaves an abandoned challenge open until its time is over', async () => {
    const { id } = (await client.payByCard('4000000000003246')).body;
    expect(await client.page(`/3ds/${id}`)).toContain('結果を待たずにショップに戻る');

    await sandbox.pass(14 * 60_000);
    expect((await client.call('GET', `/api/payments/${id}`)).body.status).toBe('requires_action');
    await sandbox.pass(60_000);
    expect((await client.call('GET', `/api/payments/${id}`)).body.status).toBe('expired');
  });

  it('refuses a token that was used, is unknown or is older than 15 minutes', async () => {
    const used = await client.token('4111111111111111');
    await client.pay({ token: used });
    const old = await client.token('4111111111111111');
    await sandbox.pass(15 * 60_000);

    for (const token of [used, old, 'tok_unknown']) {
      expect(await client.pay({ token })).toMatchObject({ status: 422, body: { code: 'payment.token_invalid' } });
    }
  });
});

describe('capture, void and refund', () => {
  it('captures, refunds in parts and then the rest', async () => {
    const { id } = (await client.payByCard('4111111111111111')).body;

    expect((await client.call('POST', `/api/payments/${id}/capture`)).body.status).toBe('captured');
    expect((await client.call('POST', `/api/payments/${id}/refund`, { amount: 480 })).body).toMatchObject({
      status: 'captured',
      refunded_amount: 480,
    });
    expect((await client.call('POST', `/api/payments/${id}/refund`, { amount: 5001 })).status).toBe(422);
    expect((await client.call('POST', `/api/payments/${id}/refund`)).body).toMatchObject({
      status: 'refunded',
      refunded_amount: 5480,
    });
  });

  it('voids what is authorised and refuses to capture it afterwards', async () => {
    const { id } = (await client.payByCard('4111111111111111')).body;

    expect((await client.call('POST', `/api/payments/${id}/void`)).body.status).toBe('voided');
    expect(await client.call('POST', `/api/payments/${id}/capture`)).toMatchObject({
      status: 409,
      body: { code: 'payment.wrong_state' },
    });
  });
});

describe('the protocol', () => {
  it('gives the same answer to the same idempotency key and refuses another body under it', async () => {
    const token = await client.token('4111111111111111');
    const first = await client.pay({ token }, { 'idempotency-key': 'k1' });
    const again = await client.pay({ token }, { 'idempotency-key': 'k1' });
    const other = await client.pay({ token, amount: 1 }, { 'idempotency-key': 'k1' });

    expect(again.body).toEqual(first.body);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } });
    expect((await client.pay({ token }, { 'idempotency-key': '' })).status).toBe(400);
  });

  it('refuses strangers and malformed bodies', async () => {
    expect((await client.call('GET', '/api/payments/pay_x', undefined, { authorization: 'Bearer wrong' })).status).toBe(
      401,
    );
    expect((await client.call('GET', '/api/payments/pay_x')).status).toBe(404);
    expect(await client.pay({ amount: 10.5, token: 'x' })).toMatchObject({
      status: 422,
      body: { code: 'input.invalid' },
    });
    expect((await client.pay({ amount: 0, token: 'x' })).status).toBe(422);
    expect((await client.pay({ admin: true, token: 'x' })).status).toBe(422);
  });

  it('is alive and ready', async () => {
    expect((await client.call<{ status: string }>('GET', '/healthz')).body.status).toBe('ok');
    expect((await client.call('GET', '/readyz')).status).toBe(200);
  });
});
