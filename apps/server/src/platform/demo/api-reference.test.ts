import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractDocument } from '../contract/openapi-document.ts';
import { openTestApp, testConfig, type TestApp } from '../../testing/index.ts';

const files = ['/demo/api/redoc.js', '/demo/api/start.js', '/demo/api/style.css'];
let demo: TestApp;
let production: TestApp;
beforeAll(async () => {
  demo = await openTestApp();
  production = await openTestApp({ config: { ...testConfig(), demo: false } });
});
afterAll(async () => {
  await demo.close();
  await production.close();
});

it('shows every path of the contract, also without JavaScript', async () => {
  const { body } = await demo.call<string>('GET', '/demo/api');
  for (const path of Object.keys(contractDocument.paths)) expect(body).toContain(`${path}</code>`);
});

it('loads only its own files, and its content security policy allows nothing else', async () => {
  const { body, headers } = await demo.call<string>('GET', '/demo/api');
  expect([...body.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, url]) => url).sort()).toEqual(
    [...files, '/demo/openapi.json'].sort(),
  );
  expect(body).not.toContain('//cdn');
  expect(headers['content-security-policy']).toContain(`default-src 'none'; script-src 'self';`);
  expect(headers['content-security-policy']).not.toContain('unsafe');
  for (const url of files) expect([url, (await demo.call('GET', url)).status]).toEqual([url, 200]);
  expect((await demo.call<string>('GET', '/demo/api/redoc.js')).body).not.toContain('cdn.redoc.ly');
});

it('serves the contract itself, with its version', async () => {
  expect((await demo.call('GET', '/demo/openapi.json')).body).toMatchObject({
    openapi: '3.1.0',
    info: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  });
});

it.each(['/demo/api', '/demo/openapi.json', ...files])('%s does not exist outside demo mode', async (url) => {
  expect((await production.call('GET', url)).status).toBe(404);
});
