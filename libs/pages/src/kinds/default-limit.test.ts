import { startStubServer, type StubServer } from '@shop/api/testing';
import { browserEnvironment, makeStore } from '@shop/state';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readMeasurements } from '../measurement/read-measurements.ts';
import type { Reading } from '../account/load-or-offline.ts';
import { loadMemorialList } from '../memorial-list/load.ts';
import { loadPasskeys } from '../passkeys/load.ts';
import { hasRoom, readCards } from '../saved-cards/read-cards.ts';

let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
});
afterEach(() => stub.close());

const input = (store = makeStore({ baseUrl: stub.baseUrl, environment: browserEnvironment() })) => ({
  api: store.api,
  dispatch: store.dispatch,
  params: {},
  url: new URL('http://shop.example/mypage/'),
  signal: new AbortController().signal,
});

async function dataOf<T>(reading: Promise<Reading<T>>): Promise<T | null> {
  const read = await reading;
  return read.status === 'ready' ? read.data : null;
}

it.each([
  ['cards', 'user-cards', () => readCards(input())],
  ['measurements', 'timeseries', () => readMeasurements(input())],
  ['memorials', 'user-memorials', () => dataOf(loadMemorialList(input()))],
  ['passkeys', 'passkeys', () => dataOf(loadPasskeys(input()))],
])('the limit of %s is the header x-limit, and 1 without it (spec §9)', async (_, path, read) => {
  stub.on(`GET /v1/me/${path}`, () => ({ body: [], headers: { 'x-limit': '7' } }));
  expect((await read())?.limit).toBe(7);
  stub.on(`GET /v1/me/${path}`, () => ({ body: [] }));
  expect((await read())?.limit).toBe(1);
});

it('only one card is allowed when the response has no limit', async () => {
  stub.on('GET /v1/me/user-cards', () => ({ body: [{}] }));
  expect(hasRoom(await readCards(input()))).toBe(false);
});
