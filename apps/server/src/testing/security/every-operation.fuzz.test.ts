import { Agent } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Cart } from '@shop/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSession } from '../../members/auth/open-session.ts';
import { findUserByLogin } from '../../members/account/account.queries.ts';
import { openTestApp, type TestApp } from '../index.ts';
import { hostileSeed } from '../hostile-seed.ts';
import { anyRequest, type AnyRequest } from './testing/any-request.ts';
import { contractCalls, type ContractCall } from './testing/contract-calls.ts';
import { KnownValues } from './testing/known-values.ts';
import { sendRequest, type SentAnswer } from './testing/send-request.ts';

/** Paths outside the contract that are publicly reachable. */
const sideCalls: ContractCall[] = [
  {
    id: 'paymentWebhook',
    method: 'POST',
    path: '/webhooks/payments',
    mediaTypes: ['application/json'],
    example: { id: 'evt_1', type: 'payment.succeeded', data: { amount: 1 } },
  },
  { id: 'demoInbox', method: 'GET', path: '/demo/inbox', mediaTypes: [], example: undefined },
  { id: 'noRoute', method: 'PUT', path: '/v1/{key}', mediaTypes: ['application/json'], example: {} },
].map((call) => ({ ...call, auth: 'ignored', pathNames: call.path.includes('{key}') ? ['key'] : [], schemas: {} }));
const calls = [...contractCalls(), ...sideCalls];

const SLOW_MS = 1500;
const RUNS = Number(process.env.HOSTILE_RUNS ?? 100);
// The whole run takes at most three minutes on a slow machine; a call without a single run by then fails.
const LIMIT_MS = Number(process.env.HOSTILE_LIMIT_MS ?? 600);
const seed = hostileSeed();
/** Parts of the shop that are missing in this test respond with their own 503. */
const ABSENT = new Set(['payment.unavailable']);

const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const known = new KnownValues();
let app: TestApp;
let port: number;
let accessToken: string;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.server.address() as AddressInfo).port;
  accessToken = await comeIn();
  const get = async (path: string) => known.learn((await app.call('GET', path, { token: accessToken })).body);
  for (const path of ['/v1/products', '/v1/news', '/v1/me/user-addresses', '/v1/me/orders']) await get(path);
});
afterAll(async () => {
  agent.destroy();
  await app.close();
});

/** A session of an existing member. Not by logging in: the requests lock accounts, as they should. */
async function comeIn(): Promise<string> {
  for (const name of ['taro@example.com', 'saburo@example.com', 'jiro@example.com']) {
    const user = await findUserByLogin(app.db, name);
    const session =
      user && (await openSession(app.ctx(), user, { method: 'password', address: '127.0.0.1', userAgent: '' }));
    if (session?.access_token) return session.access_token;
  }
  throw new Error('No sample member is left.');
}

/** Data for the requests, which earlier requests may have deleted. */
async function furnish(): Promise<void> {
  const me = await app.call('GET', '/v1/me/user', { token: accessToken });
  if (me.status !== 200) accessToken = await comeIn();
  for (const token of [accessToken, undefined]) {
    const { body: cart } = await app.call<Cart>('POST', '/v1/carts/init', {
      body: { token: null },
      ...(token !== undefined && { token }),
    });
    const filled = await app.call('PATCH', '/v1/carts/products/add', {
      body: { token: cart.token, products: [{ key: 'ham-fr-001', quantity: 2 }] },
      ...(token !== undefined && { token }),
    });
    known.learn(filled.body);
  }
}

const codeOf = ({ media, text }: SentAnswer): unknown => {
  if (!media?.startsWith('application/json')) return undefined;
  const body = JSON.parse(text) as unknown;
  return typeof body === 'object' && body !== null && 'code' in body ? body.code : undefined;
};

/** Slow is what is slow again when called alone, not what had to wait for the machine. */
async function isSlow(request: AnyRequest, { ms }: SentAnswer): Promise<boolean> {
  for (let turn = 0, took = ms; took > SLOW_MS; turn += 1) {
    if (turn === 3) return true;
    took = (await sendRequest(port, agent, request)).ms;
  }
  return false;
}

async function expectSense(request: AnyRequest): Promise<void> {
  const answer = await sendRequest(port, agent, request);
  const code = codeOf(answer);
  if (answer.status >= 400)
    expect(answer).toMatchObject({
      status: expect.any(Number),
      text: expect.stringMatching(/"code":"[a-z_]+(\.[a-z_]+)*"/),
    });
  if (answer.status >= 500) expect([answer.status, code, ABSENT.has(String(code))]).toEqual([503, code, true]);
  expect(await isSlow(request, answer)).toBe(false);
  if (answer.status < 300 && answer.media?.startsWith('application/json')) known.learn(JSON.parse(answer.text));
}

describe.each(['guest', 'member'])(`requests of a %s by the seed ${seed}`, (who) => {
  it.each(calls.map((call, index) => ({ ...call, index })))('$id', async ({ index, ...call }) => {
    await furnish();
    const identity: Record<string, string> = who === 'member' ? { authorization: `Bearer ${accessToken}` } : {};
    const request = anyRequest(call, known.of).map((it) => ({ ...it, headers: { ...identity, ...it.headers } }));
    // Each call has its own seed: with one seed all would get the same values.
    const own = seed + 2 * index + (who === 'member' ? 1 : 0);
    // A failed request changes the state for the next one: the first counterexample is reported without shrinking.
    await fc.assert(fc.asyncProperty(request, expectSense), {
      seed: own,
      numRuns: RUNS,
      endOnFailure: true,
      interruptAfterTimeLimit: LIMIT_MS,
    });
  });
});
