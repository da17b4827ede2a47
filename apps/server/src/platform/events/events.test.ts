import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ecommerceEvents } from '../db/schema/events.ts';
import { loginAs, openTestApp, type TestApp } from '../../testing/index.ts';
import { deleteOldEvents } from './event.queries.ts';

let app: TestApp;
beforeAll(async () => {
  app = await openTestApp();
});
afterAll(() => app.close());

const send = (name: string, args: unknown, token?: string) =>
  app.call<{ code?: string; errors?: object }>('POST', '/v1/ecommerce_events', {
    body: { name, args: typeof args === 'string' ? args : JSON.stringify(args) },
    ...(token && { token }),
  });
const events = async () => (await app.db.select().from(ecommerceEvents).orderBy(asc(ecommerceEvents.id))).at(-1);

describe('a shopping event', () => {
  it('is stored with its values', async () => {
    const args = {
      currency: 'JPY',
      value: 2960,
      items: [{ item_id: 'ham-fr-001', item_name: '生ハム', price: 1480, quantity: 2 }],
    };
    expect((await send('add_to_cart', args)).status).toBe(204);
    expect(await events()).toMatchObject({ name: 'add_to_cart', args, at: app.clock.now() });
  });

  it('is stored without personal data, even when a page sends some (P-27)', async () => {
    const token = await loginAs(app);
    await send(
      'purchase',
      {
        value: 1,
        name: '見本 太郎',
        email: 'taro@example.com',
        user_id: 'u',
        tel: '0300000000',
        postal_code: '1000001',
        coupon: 'HAM-7K2Q',
        transaction_id: '20261120-000123',
        items: [{ item_id: 'x', address: '千代田' }],
      },
      token,
    );
    expect((await events())?.args).toEqual({ value: 1, items: [{ item_id: 'x' }] });
    expect(Object.keys((await events()) ?? {}).sort()).toEqual(['args', 'at', 'channelId', 'id', 'name']);
  });

  it.each(['not json', '[]', '"text"', '3', 'null'])('is refused when its arguments are %s', async (args) => {
    const { status, body } = await send('view_item', args);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['args']]);
  });

  it('is stored with at most fifty items and without long texts', async () => {
    await send('view_cart', {
      item_list_name: 'あ'.repeat(101),
      items: Array.from({ length: 60 }, (_, index) => ({ index })),
    });
    const args = (await events())?.args;
    expect(args).not.toHaveProperty('item_list_name');
    expect(args?.items).toHaveLength(50);
  });
});

describe('the table of events', () => {
  it('is limited in rows and in age', async () => {
    for (let count = 0; count < 5; count += 1) await send('view_item', { value: count });
    await deleteOldEvents(app.db, { before: new Date(0), mostRows: 3 });
    expect(await app.db.$count(ecommerceEvents)).toBe(3);
    await deleteOldEvents(app.db, { before: new Date(app.clock.now().getTime() + 1), mostRows: 3 });
    expect(await app.db.$count(ecommerceEvents)).toBe(0);
  });
});
