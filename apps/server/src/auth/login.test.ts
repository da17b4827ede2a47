import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuthResult } from '@shop/api';
import { SAMPLE_PASSWORD } from '../seed/data/members.ts';
import { openTestApp, type TestApp } from '../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

describe('login', () => {
  it('x', async () => {
    const r = await app.call<AuthResult>('POST', '/v1/auth/login', { body: { username: 'taro@example.com', password: SAMPLE_PASSWORD } });
    expect(r).toMatchObject({ status: 200 });
  });
});
