import { afterAll, beforeAll, expect, it } from 'vitest';
import { contractDocument } from '../contract/contract-document.ts';
import { openTestApp, testConfig, type TestApp } from '../testing/index.ts';

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

it('names every path of the contract', async () => {
  const { body } = await demo.call<string>('GET', '/demo/api');
  for (const path of Object.keys(contractDocument.paths)) expect(body).toContain(`${path}</code>`);
});

it('gives the contract itself', async () => {
  expect((await demo.call('GET', '/demo/openapi.json')).body).toMatchObject({ openapi: '3.1.0' });
});

it.each(['/demo/api', '/demo/openapi.json'])('%s does not exist outside demo mode', async (url) => {
  expect((await production.call('GET', url)).status).toBe(404);
});
