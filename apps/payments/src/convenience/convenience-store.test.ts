import { afterEach, beforeEach, expect, it } from 'vitest';
import { sandboxClient } from '../testing/sandbox-client.ts';
import { startSandbox, type Sandbox } from '../testing/start-sandbox.ts';

let sandbox: Sandbox;
let client: ReturnType<typeof sandboxClient>;

beforeEach(async () => {
  sandbox = await startSandbox();
  client = sandboxClient(sandbox);
});
afterEach(() => sandbox.stop());

it('issues a number of 13 digits that the demo page can pay', async () => {
  const { body } = await client.pay({ method: 'cvs', store_code: 'lawson', expires_at: '2026-11-25T14:59:59Z' });
  expect(body).toMatchObject({
    status: 'pending',
    instructions: { store_name: 'ローソン', expires_at: '2026-11-25T14:59:59.000Z' },
  });
  expect(body.instructions?.number).toMatch(/^[1-9]\d{12}$/);
  expect(await client.page('/demo')).toContain(body.instructions?.number);

  await client.submitForm(`/demo/${body.id}`, { action: 'pay' });

  expect((await client.call('GET', `/api/payments/${body.id}`)).body.status).toBe('paid');
  expect(await client.page('/demo')).not.toContain(body.instructions?.number);
});

it('lets a number run out by the clock or by hand', async () => {
  const byClock = (await client.pay({ method: 'cvs', store_code: 'seven' })).body.id;
  const byHand = (await client.pay({ method: 'cvs', store_code: 'famima' })).body.id;

  await client.submitForm(`/demo/${byHand}`, { action: 'expire' });
  await sandbox.pass(7 * 24 * 60 * 60_000);

  for (const id of [byClock, byHand])
    expect((await client.call('GET', `/api/payments/${id}`)).body.status).toBe('expired');
  expect((await client.submitForm(`/demo/${byClock}`, { action: 'pay' })).status).toBe(409);
});

it('refuses an unknown store and a time limit in the past', async () => {
  expect((await client.pay({ method: 'cvs', store_code: 'corner' })).status).toBe(422);
  expect((await client.pay({ method: 'cvs', store_code: 'seven', expires_at: '2026-11-19T00:00:00Z' })).status).toBe(
    422,
  );
});

it.each(['evil.example', 'evil.example:4002', 'localhost.evil.example'])(
  'the demo page is not there under the name "%s", which somebody lets lead to this machine',
  async (host) => {
    const { body } = await client.pay({ method: 'cvs', store_code: 'lawson' });
    const headers = { host };
    const answers = [
      await sandbox.app.inject({ url: '/demo', headers }),
      await sandbox.app.inject({
        method: 'POST',
        url: `/demo/${body.id}`,
        headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'action=pay',
      }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect((await client.call('GET', `/api/payments/${body.id}`)).body.status).toBe('pending');
  },
);
