import type { SchoolCheckResult } from '@shop/api';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/index.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp({ config: { rateLimitFactor: 1 } });
});
afterAll(() => app.close());

const check = (key: string, channel = 'gakuen.localhost') =>
  app.call<SchoolCheckResult>('POST', '/v1/schools/check', { body: { key }, channel });

describe('the key of a school', () => {
  it.each(['MHN7K3Q2R9X', 'mhn-7k3q-2r9x', ' ＭＨＮ７Ｋ３Ｑ２Ｒ９Ｘ '])(
    'is recognised in any format: %s',
    async (typed) => {
      expect(await check(typed)).toMatchObject({
        status: 200,
        body: { key: 'MHN7K3Q2R9X', check: true, name: '見本学園 初等部' },
      });
    },
  );

  it.each([
    ['that is unknown', 'MHN0000000X', 'gakuen.localhost'],
    ['of a school that no longer accepts registrations', 'MHN2D9V7L3F', 'gakuen.localhost'],
    ['on a channel without schools', 'MHN7K3Q2R9X', 'simple.localhost'],
  ])('%s gets a response of the same shape', async (_case, key, channel) => {
    expect(await check(key, channel)).toMatchObject({ status: 200, body: { key, check: false, name: null } });
  });

  it('cannot be guessed: an IP address must wait after twenty attempts', async () => {
    app.clock.advance(31 * 60_000);
    const statuses: number[] = [];
    for (let tries = 0; tries < 21; tries += 1) statuses.push((await check(`MHN${tries}`)).status);
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
    expect((await check('MHN7K3Q2R9X')).status).toBe(429);
    app.clock.advance(31 * 60_000);
    expect((await check('MHN7K3Q2R9X')).body.check).toBe(true);
  });
});
