import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './testing/index.ts';

describe('the application', () => {
  let shop: TestApp;
  beforeAll(async () => {
    shop = await openTestApp();
  });
  afterAll(() => shop.close());

  it('says that it lives and is ready', async () => {
    expect((await shop.call('GET', '/healthz')).status).toBe(200);
    expect((await shop.call('GET', '/readyz')).body).toEqual({ status: 'ready', payment_services: {} });
  });

  it('answers an unknown address with a coded 404', async () => {
    expect(await shop.call('GET', '/v1/nothing')).toMatchObject({ status: 404, body: { code: 'route.not_found' } });
  });

  it('names routes in its metrics by their template', async () => {
    await shop.call('GET', '/healthz?name=secret');
    const { body } = await shop.server.inject({ url: '/metrics' });
    expect(body).toContain('route="/healthz"');
    expect(body).not.toContain('secret');
  });
});
