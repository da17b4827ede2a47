import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AuthResult, DecisionResult, UserCard } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../cart/testing/cart-caller.ts';
import { openPglite } from '../platform/db/open-pglite.ts';
import { SAMPLE_PASSWORD } from '../seed/data/members.ts';
import type { TestCall } from '../testing/index.ts';
import { runServer, type RunningServer } from '../testing/run-server.ts';
import { httpCaller } from './testing/http-caller.ts';
import { startRecordingProxy, type RecordingProxy } from './testing/recording-proxy.ts';
import { freePort, startSandboxProcess, type SandboxProcess } from './testing/start-sandbox-process.ts';

/** Frictionless, challenge, declined, declined after the challenge. */
const numbers = ['4111111111111111', '4000000000003220', '4000000000000002', '4000000000003253'];

let folder: string;
let sandbox: SandboxProcess;
let server: RunningServer;
let toService: RecordingProxy;
let toServer: RecordingProxy;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'shop-cards-'));
  const [apiPort, paymentsPort] = [await freePort(), await freePort()];
  toServer = await startRecordingProxy(`http://127.0.0.1:${apiPort}`);
  sandbox = await startSandboxProcess(paymentsPort, `${toServer.url}/webhooks/payments`);
  toService = await startRecordingProxy(sandbox.url);
  server = await runServer({
    DATA_DIR: folder,
    API_PORT: String(apiPort),
    PAYMENTS_URL: toService.url,
    PAYMENTS_PUBLIC_URL: sandbox.url,
    RATE_LIMIT_FACTOR: '1000',
    LOG_LEVEL: 'trace',
  });
});
afterAll(async () => {
  await server.kill();
  await sandbox.stop();
  await toService.stop();
  await toServer.stop();
  await rm(folder, { recursive: true, force: true });
});

describe('card numbers', () => {
  it(
    'are in no log, no request or response of our server, and nowhere in its database (P-03); the service receives the payer (P-02)',
    { timeout: 90_000 },
    async () => {
      const call = httpCaller(toServer.url);
      const cart = cartCaller({ call });
      for (const number of numbers) {
        const ready = await cart.readyToOrder({ 'ham-fr-001': 1 }, 1);
        const { body } = await call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, {
          body: {
            idempotency_key: `key-of-card-${number.slice(-4)}`,
            quote_hash: ready.quote.hash,
            payment_token: await sandbox.token(number),
          },
        });
        if (body.next?.url) await sandbox.answerChallenge(body.next.url, { code: '1234' });
        await call('GET', `/v1/carts/${ready.token}/payment/1/check`);
      }
      await saveAndUseCards(call);
      await server.stop();
      const database = await openPglite(folder);
      const { rows: tables } = await database.db.execute<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      );
      const dump: string[] = [];
      for (const { name } of tables) {
        const { rows } = await database.db.execute<{ row: unknown }>(`select to_jsonb(t) as row from "${name}" t`);
        dump.push(JSON.stringify(rows));
      }
      await database.close();

      const places = {
        logs: server.output(),
        requests: toServer.recorded(),
        service: toService.recorded(),
        database: dump.join('\n'),
      };
      for (const [place, text] of Object.entries(places)) {
        expect(text, `${place} has content`).toMatch(place === 'logs' ? /"msg":"request"/ : /card_declined|last4/);
        const digits = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '');
        for (const number of numbers) expect(digits.includes(number), `${number} in ${place}`).toBe(false);
      }
      expect(places.service).toMatch(/"customer":\{"name":"見本 太郎","email":"[^"@]+@[^"@]+","phone":"0\d{9,10}"\}/);
    },
  );
});

/** Saves every test card as a member and pays with each. */
async function saveAndUseCards(call: TestCall): Promise<void> {
  const { body: session } = await call<AuthResult>('POST', '/v1/auth/login', {
    body: { username: 'taro@example.com', password: SAMPLE_PASSWORD },
  });
  const token = session.access_token ?? '';
  for (const number of numbers) {
    const { body: card } = await call<UserCard>('POST', '/v1/me/user-cards', {
      token,
      body: { token: await sandbox.token(number) },
    });
    const asMember: TestCall = (method, url, options) => call(method, url, { ...options, token });
    const ready = await cartCaller({ call: asMember }).readyToOrder({ 'ham-fr-001': 1 }, 1);
    const decision = {
      idempotency_key: `kept-card-no-${number.slice(-4)}`,
      quote_hash: ready.quote.hash,
      payment_token: card.token,
    };
    const { body } = await call<DecisionResult>('POST', `/v1/carts/${ready.token}/decision`, { token, body: decision });
    if (body.next?.url) await sandbox.answerChallenge(body.next.url, { code: '1234' });
    await call('GET', '/v1/me/user-cards', { token });
    await call('PATCH', `/v1/me/user-cards/${card.id}/use`, { token });
  }
}
