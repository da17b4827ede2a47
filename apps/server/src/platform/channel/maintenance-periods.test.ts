import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Change } from '../changes/change-feed.ts';
import { operatorClient } from '../../operator/testing/operator-client.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { maintenancePeriodsJob } from './maintenance-periods-job.ts';

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp({ now: '2026-11-20T10:00:00+09:00' });
  operator = operatorClient(shop);
});
beforeEach(() => shop.clock.set('2026-11-20T10:00:00+09:00'));
afterAll(() => shop.close());

const close = (period: object) =>
  operator.ask('PATCH', 'channels/lat', {
    maintenance: { title: '休止', message: '点検しています。', retry_after: 600, ...period },
  });
const look = async () => {
  const { status, body, headers } = await shop.call<{ code: string }>('GET', '/v1/products', {
    channel: 'lat.localhost',
  });
  return status === 503 ? [status, body.code, headers['retry-after']] : [status];
};
/** Japanese time in two common formats. */
const night = { starts_at: '2026-11-21 02:00', ends_at: '2026/11/21 6:00' };

describe('a maintenance period', () => {
  it('closes the channel when it begins and opens it when it ends, and reports how long it lasts', async () => {
    await close(night);
    expect(await look()).toEqual([200]);
    shop.clock.set('2026-11-21T02:00:00+09:00');
    expect(await look()).toEqual([503, 'maintenance', String(4 * 3600)]);
    shop.clock.set('2026-11-21T05:59:30+09:00');
    expect(await look()).toEqual([503, 'maintenance', '30']);
    shop.clock.set('2026-11-21T06:00:00+09:00');
    expect(await look()).toEqual([200]);
  });

  it('given as days without times lasts to the end of the last day', async () => {
    await close({ starts_at: '2026-11-21', ends_at: '2026/11/21' });
    shop.clock.set('2026-11-21T23:59:59+09:00');
    expect(await look()).toEqual([503, 'maintenance', '1']);
    shop.clock.set('2026-11-22T00:00:00+09:00');
    expect(await look()).toEqual([200]);
  });

  it('without a start begins at once, and without an end lasts until it is removed', async () => {
    await close({});
    expect(await look()).toEqual([503, 'maintenance', '600']);
    await operator.ask('PATCH', 'channels/lat', { maintenance: null });
    expect(await look()).toEqual([200]);
  });

  it('is announced when it begins and ends, so that cached pages are dropped', async () => {
    await close(night);
    const announced: Change[] = [];
    const unsubscribe = shop.feed.subscribe((change) => announced.push(change));
    const job = maintenancePeriodsJob();
    const topics = async (at: string) => {
      shop.clock.set(at);
      await job.run(shop.jobCtx());
      await shop.settled();
      return announced.splice(0).map(({ topic }) => topic);
    };
    expect(await topics('2026-11-21T01:59:59+09:00')).toEqual([]);
    expect(await topics('2026-11-21T02:00:00+09:00')).toEqual(['channels']);
    expect(await topics('2026-11-21T03:00:00+09:00')).toEqual([]);
    expect(await topics('2026-11-21T06:00:00+09:00')).toEqual(['channels']);
    unsubscribe();
  });

  it('closes all channels at once, or none when a channel is unknown or in a dry run', async () => {
    const maintenance = { title: '休止', message: '点検しています。', retry_after: 600 };
    const closed = async () =>
      (await operator.ask<{ maintenance: unknown }[]>('GET', 'channels')).body.filter(
        ({ maintenance: it }) => it !== null,
      ).length;
    await operator.ask('PATCH', 'channels', { channels: [], maintenance: null });
    expect((await operator.ask('PATCH', 'channels', { channels: ['fle', 'nowhere'], maintenance })).status).toBe(404);
    expect(await closed()).toBe(0);
    expect((await operator.ask('PATCH', 'channels?dry_run=true', { channels: [], maintenance })).status).toBe(200);
    expect(await closed()).toBe(0);
    await operator.ask('PATCH', 'channels', { channels: [], maintenance });
    expect(await closed()).toBe(11);
  });

  it.each([{ starts_at: 'tonight' }, { starts_at: '2026-11-21 06:00', ends_at: '2026-11-21 02:00' }])(
    '%j is refused',
    async (period) => {
      expect((await close(period)).status).toBe(422);
    },
  );
});
