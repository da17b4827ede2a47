import { contractExample, startStubServer, type StubServer } from '@shop/api/testing';
import { browserEnvironment, makeStore } from '@shop/state';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from './load.ts';

const service = { name: '見本', recipient: '見本解析', sent: '見たページ', purpose: '改善' };
let stub: StubServer;
beforeEach(async () => {
  stub = await startStubServer();
  for (const path of ['%2Fprivacy', '%2Flaw'])
    stub.on(`GET /v1/static-pages/url${path}`, () => ({ body: contractExample('StaticPage') }));
});
afterEach(() => stub.close());

const settings = contractExample('FrontSettings');
const load = (path: string, GTM: Partial<typeof settings.GTM>) => {
  stub.on('GET /v1/settings/front', () => ({ body: { ...settings, GTM: { ...settings.GTM, ...GTM } } }));
  const { api, dispatch } = makeStore({ baseUrl: stub.baseUrl, environment: browserEnvironment() });
  const url = new URL(path, 'http://shop.example');
  return loadContent({ api, dispatch, params: {}, url, signal: new AbortController().signal });
};

it('the privacy page discloses the recipients of the data of the channel’s tags (L-40)', async () => {
  expect(await load('/privacy/', { ID: 'GTM-ABC123', SERVICES: [service] })).toMatchObject({
    disclosed: { services: [service], consentHref: null },
  });
  // Also disclosed without services; with a consent version, also the link to the consent.
  expect(await load('/privacy/', { ID: 'GTM-ABC123', CONSENT_VERSION: '0123abcd' })).toMatchObject({
    disclosed: { services: [], consentHref: '/privacy/#consent' },
  });
});

it('no recipient is disclosed without a tag manager or on another page', async () => {
  expect(await load('/privacy/', { ID: null, SERVICES: [service] })).toMatchObject({ disclosed: null });
  expect(await load('/law/', { ID: 'GTM-ABC123', SERVICES: [service] })).toMatchObject({ disclosed: null });
});
