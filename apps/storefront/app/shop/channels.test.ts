import { createApiClient } from '@shop/api';
import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readChannel } from './channels.server.ts';

let stub: StubServer;
const api = () =>
  createApiClient({
    baseUrl: stub.baseUrl,
    getToken: () => null,
    onRefreshed: () => undefined,
    onSessionLost: () => undefined,
  });
const answers = {
  '/public.json': () => contractExample('PublicEnvironment'),
  '/v1/settings/front': () => contractExample('FrontSettings'),
  '/v1/categories/hierarchy': () => [],
  '/v1/messages': () => [],
  '/v1/colorschemes/selected/front': () => ({ info: {} }),
};

beforeEach(async () => {
  stub = await startStubServer();
  for (const [path, answer] of Object.entries(answers)) stub.on(`GET ${path}`, () => ({ body: answer() }));
});
afterEach(async () => {
  vi.useRealTimers();
  await stub.close();
});

it('an open channel has its settings, and all its messages are read in one request (spec §9 "per=all")', async () => {
  expect(await readChannel(api())).toMatchObject({ kind: 'open', settings: { SITE: { THEME: 'Simple' } } });
  expect(stub.requestsTo('GET /v1/messages')[0]?.query.get('per')).toBe('all');
});

it('a channel is open without its popups when they cannot be read', async () => {
  stub.on('GET /v1/popups', () => ({ body: [contractExample('Popup')] }));
  expect(await readChannel(api())).toMatchObject({ popups: [{ frequency: 'once' }] });
  stub.on('GET /v1/popups', () => ({ status: 500, body: { code: 'unexpected', message: '' } }));
  expect(await readChannel(api())).toMatchObject({ kind: 'open', popups: [] });
});

it('a channel in maintenance is closed with the message of the server', async () => {
  stub.on('GET /v1/settings/front', () => ({
    status: 503,
    headers: { 'retry-after': '600' },
    body: { code: 'maintenance', title: '休止中', message: '朝まで' },
  }));
  expect(await readChannel(api())).toEqual({
    kind: 'maintenance',
    title: '休止中',
    message: '朝まで',
    retryAfter: 600,
  });
});

it.each(Object.keys(answers))('%s times out after 3 s (spec §9)', async (path) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { promise: arrived, resolve } = Promise.withResolvers<void>();
  stub.on(`GET ${path}`, () => {
    resolve();
    return new Promise<never>(() => undefined);
  });
  const end = readChannel(api()).catch((failure: unknown) => failure);
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  await arrived;
  await vi.advanceTimersByTimeAsync(2999);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toMatchObject({ kind: 'timeout' });
});
