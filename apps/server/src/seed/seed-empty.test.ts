import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { emptyDatabase } from '../platform/db/empty-database.ts';
import { openTestApp, openTestDatabase, testConfig, type TestApp } from '../testing/index.ts';
import { operatorClient } from '../operator/testing/operator-client.ts';
import { seed } from './seed.ts';

let shop: TestApp;
beforeAll(async () => {
  const database = await openTestDatabase();
  await emptyDatabase(database.db);
  await database.migrate();
  const config = testConfig({ seed: 'empty', publicUrl: 'https://shop.example.jp' });
  await seed(database, { config, now: new Date('2026-11-20T01:00:00Z') });
  shop = await openTestApp({ config, database });
});
afterAll(() => shop.close());

it('a shop without goods has one channel at its own host, rates, delivery, payment methods and pages, and nothing else', async () => {
  const { rows } = await shop.db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by relname`,
  );
  const filled: Record<string, number> = {};
  for (const { name } of rows) {
    const counted = await shop.db.execute<{ rows: number }>(
      sql`select count(*)::int as rows from ${sql.identifier(name)}`,
    );
    const found = counted.rows[0]?.rows ?? 0;
    if (found > 0) filled[name] = found;
  }
  expect(Object.keys(filled)).toEqual([
    'channel_payment_methods',
    'channels',
    'collections',
    'delivery_areas',
    'delivery_carriage',
    'delivery_carriers',
    'delivery_closed_days',
    'delivery_cool_fees',
    'delivery_islands',
    'delivery_routes',
    'delivery_settings',
    'delivery_sizes',
    'inquiry_categories',
    'messages',
    'payment_methods',
    'static_pages',
    'tax_rates',
  ]);
  expect(filled.channels).toBe(1);
});

it('it is closed until it is opened, and then shows its settings at the host of its public address', async () => {
  const settings = () =>
    shop.call<{ SITE: { URL: string; NAME: string } }>('GET', '/v1/settings/front', { channel: 'shop.example.jp' });
  expect((await settings()).status).toBe(503);
  await operatorClient(shop).ask('PATCH', 'channels', { channels: [], is_open: true });
  expect((await settings()).body.SITE).toMatchObject({ URL: 'https://shop.example.jp', NAME: 'オンラインショップ' });
});

it('it answers every list of goods and content with an empty list', async () => {
  for (const path of [
    'products',
    'categories/hierarchy?table=products',
    'brands',
    'news?per=all',
    'blogs?per=all',
    'banners',
    'popups',
    'collections/maker?per=all',
    'lp?per=all',
  ])
    expect([path, await shop.call('GET', `/v1/${path}`, { channel: 'shop.example.jp' })]).toMatchObject([
      path,
      { status: 200, body: [] },
    ]);
});
