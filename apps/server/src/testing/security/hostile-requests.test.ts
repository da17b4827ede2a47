import type { AddressInfo } from 'node:net';
import type { Cart } from '@shop/api';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeValidators } from '../../platform/contract/make-validators.ts';
import { databasePrint } from '../database-print.ts';
import { loginAs, openTestApp, type TestApp } from '../index.ts';
import { hostileSeed } from '../hostile-seed.ts';
import { contractCalls, sharedDocument, type ContractCall } from './testing/contract-calls.ts';
import { hostileBody } from './testing/hostile-body.ts';
import { hostilePath, hostileQuery } from './testing/hostile-address.ts';
import { rawRequest, type RawAnswer } from './testing/raw-request.ts';

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'];
/** Responds to an unknown code like to a used one: with a negative result. */
const ANSWERS_ANY_CODE = new Set(['unlockAccount']);

const seed = hostileSeed();
const calls = contractCalls();
// The limit ends what would take very long on a slow machine; each call is tried at least once, or it would fail there.
const limits = { seed, numRuns: 16, interruptAfterTimeLimit: 5_000 };
const { strict, coercing } = makeValidators(sharedDocument);

let app: TestApp;
let port: number;
let token: string;
let print: Record<string, string>;
beforeAll(async () => {
  app = await openTestApp();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  port = (app.server.server.address() as AddressInfo).port;
  token = await loginAs(app);
  known.token = (await app.call<Cart>('POST', '/v1/carts/init', { token, body: { token: null } })).body.token;
  print = await databasePrint(app.db);
});
afterAll(() => app.close());

const known: Record<string, string> = { token: '', key: 'ham-fr-001', id: '1', payment_id: '1', code: 'x' };
const goodPath = ({ path }: ContractCall) => path.replace(/\{(\w+)\}/g, (_all, name: string) => known[name] ?? 'x');
const identity = () => ({ 'x-channel': 'simple.localhost', authorization: `Bearer ${token}` });

function expectRefusal({ status, body }: RawAnswer): void {
  expect([status, body]).toEqual([
    expect.any(Number),
    {
      code: expect.stringMatching(/^[a-z_]+(\.[a-z_]+)+$/),
      message: expect.stringMatching(/[ぁ-ん]/),
      ...extras(body),
    },
  ]);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
}

const extras = (body: unknown): object => {
  const {
    code: _code,
    message: _message,
    ...rest
  } = typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  return rest;
};

const inject = async (
  call: ContractCall,
  sent: { query?: string; media?: string | undefined; payload?: string | Buffer },
): Promise<RawAnswer> => {
  const response = await app.server.inject({
    method: call.method as 'GET',
    url: `${goodPath(call)}${sent.query === undefined ? '' : `?${sent.query}`}`,
    headers: { ...identity(), ...(sent.media !== undefined && { 'content-type': sent.media }) },
    ...(sent.payload !== undefined && { payload: sent.payload }),
  });
  return { status: response.statusCode, body: response.payload === '' ? '' : response.json() };
};

const expectNothingChanged = async () => {
  expect(await databasePrint(app.db)).toEqual(print);
};

describe(`hostile requests of the seed ${seed}`, () => {
  describe.each(calls)('$id', (call) => {
    it('refuses bodies and queries outside the contract, and changes nothing', async () => {
      const body = call.schemas.body ? strict.compile(call.schemas.body) : null;
      const query = coercing.compile(call.schemas.querystring ?? {});
      const sent = fc.oneof(
        { weight: 3, arbitrary: hostileBody(call, body) },
        { weight: 2, arbitrary: hostileQuery(call, query).map((it) => ({ what: it, query: it })) },
      );
      await fc.assert(
        fc.asyncProperty(sent, async (it) => expectRefusal(await inject(call, it))),
        limits,
      );
      await expectNothingChanged();
    });
  });

  describe.each(calls.filter(({ pathNames }) => pathNames.length > 0))('$id', (call) => {
    it('refuses invalid paths, and changes nothing', async () => {
      await fc.assert(
        fc.asyncProperty(hostilePath(call), async (path) => {
          const answer = await rawRequest(port, { method: call.method, path, headers: identity() });
          if (!ANSWERS_ANY_CODE.has(call.id) || answer.status !== 200) expectRefusal(answer);
        }),
        limits,
      );
      await expectNothingChanged();
    });
  });

  it('with a method that a path does not support are refused, and nothing changes', async () => {
    const byPath = Map.groupBy(calls, ({ path }) => path);
    for (const [path, there] of byPath) {
      for (const method of METHODS.filter((it) => !there.some((call) => call.method === it))) {
        const answer = await rawRequest(port, { method, path: path.replace(/\{\w+\}/g, 'x'), headers: identity() });
        expect([method, path, answer.status]).toEqual([method, path, expect.any(Number)]);
        expectRefusal(answer);
      }
    }
    await expectNothingChanged();
  });
});
