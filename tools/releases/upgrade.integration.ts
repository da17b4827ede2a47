import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../launch/parts.ts';
import { describeOrder } from './fill-shop.ts';
import { httpCalls, isOk, logIn } from './http-calls.ts';
import { openApi, type OpenApi } from './open-api.ts';
import { readStock } from './read-stock.ts';
import { dumpedVersions, restoreDump, type Recorded } from './release-dump.ts';
import { placeSampleOrder, type Method } from './sample-shop.ts';

async function query<Row extends Record<string, unknown>>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Creates an empty database beside the one of the tests. @returns its URL */
async function createDatabase(name: string): Promise<string> {
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  await query(url.href, `create database ${name}`);
  url.pathname = `/${name}`;
  return url.href;
}

const migrations = join(root, 'apps/server/src/platform/db/migrations');

/** Returns the hash of every migration, as the database records it. */
function hashMigrations(): string[] {
  const { entries } = JSON.parse(readFileSync(join(migrations, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return entries.map(({ tag }) =>
    createHash('sha256')
      .update(readFileSync(join(migrations, `${tag}.sql`)))
      .digest('hex'),
  );
}

const appliedMigrations = async (url: string) =>
  (await query<{ hash: string }>(url, 'select hash from drizzle.__drizzle_migrations order by created_at')).map(
    ({ hash }) => hash,
  );

it('every minor release has a dump', () => {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
  expect(dumpedVersions()).toContain(version.replace(/\d+$/, '0'));
});

describe.each(dumpedVersions())('a database of release %s', (version) => {
  let url: string;
  let recorded: Recorded;
  let api: OpenApi;
  let released: string[];
  // Without jobs, which would expire unpaid orders and carts of the dump.
  beforeAll(async () => {
    url = await createDatabase(`release_${version.replaceAll('.', '_')}`);
    recorded = restoreDump(version, url);
    released = await appliedMigrations(url);
    api = await openApi(url, { JOBS_OFF: '1' });
  });
  afterAll(() => api.stop());

  it('has migrations that are unchanged since', () => {
    expect(hashMigrations().slice(0, released.length)).toEqual(released);
  });

  it('is migrated by the start of the server', async () => {
    expect(await appliedMigrations(url)).toEqual(hashMigrations());
    expect(await isOk(api.origin, '/readyz')).toBe(true);
  });

  it('keeps every order with its state, total and refund', async () => {
    const calls = httpCalls(api.origin);
    for (const { order_no: orderNo, story, status, payment, total, refunded } of recorded.orders)
      expect([story, await describeOrder(calls, orderNo)]).toEqual([story, { status, payment, total, refunded }]);
  });

  it('shows its orders to their orderers', async () => {
    const guest = httpCalls(api.origin);
    const member = httpCalls(api.origin, await logIn(api.origin, recorded.member));
    for (const { id, token, order_no: orderNo, isOfMember } of recorded.orders)
      expect(
        await (isOfMember ? member : guest).call('GET', `/v1/carts/order/${id}`, undefined, { 'x-cart-token': token }),
      ).toMatchObject({ id, order_no: orderNo });
    const listed = await member.call<{ order_no: string }[]>('GET', '/v1/me/orders?per=all');
    expect(new Set(listed.map(({ order_no: orderNo }) => orderNo))).toEqual(
      new Set(recorded.orders.filter(({ isOfMember }) => isOfMember).map(({ order_no: orderNo }) => orderNo)),
    );
  });

  it('keeps stock, settings and an open cart', async () => {
    expect(await readStock(url)).toEqual(recorded.stock);
    const { call } = httpCalls(api.origin);
    const [area = '', name = ''] = recorded.setting.name.split('.');
    expect(await call('GET', '/v1/settings/front')).toMatchObject({ [area]: { [name]: recorded.setting.value } });
    const cart = await call<{ detail: { products: { product_info: { key: string } }[] } }>(
      'GET',
      `/v1/carts/${recorded.cart.token}`,
    );
    expect(cart.detail.products.map(({ product_info: { key } }) => key)).toEqual(recorded.cart.goods);
  });

  it('goes on with orders that were accepted before', async () => {
    const calls = httpCalls(api.origin);
    const accepted = recorded.orders.filter(({ status }) => status === 'accepted');
    for (const { order_no: orderNo, method, payment } of accepted) {
      if (method === 'bank_transfer' && payment === 'none')
        await calls.operate('PATCH', `orders/${orderNo}`, { paid: true });
      for (const move of ['prepare', 'ship', 'deliver']) await calls.operate('PATCH', `orders/${orderNo}`, { move });
    }
    expect(
      await Promise.all(accepted.map(async ({ order_no: orderNo }) => (await describeOrder(calls, orderNo)).status)),
    ).toEqual(accepted.map(() => 'delivered'));
  });

  it.each<Method>(['cod', 'card', 'cvs', 'bank_transfer'])('takes a new order by %s', async (method) => {
    const calls = httpCalls(api.origin);
    const before = (await readStock(url))['ham-fr-001'] ?? 0;
    const order = await placeSampleOrder(calls, {
      method,
      goods: { 'ham-fr-001': 1 },
      email: 'mihon-new@example.com',
      payments: api.payments,
    });
    expect((await readStock(url))['ham-fr-001']).toBe(before - 1);
    expect((await describeOrder(calls, order.order_no)).total).toBeGreaterThan(0);
  });

  it('sends its mails when the jobs run', async () => {
    await api.stop();
    api = await openApi(url);
    const { call } = httpCalls(api.origin);
    await expect.poll(() => call<unknown[]>('GET', '/demo/inbox.json?to=mihon-new@example.com')).not.toHaveLength(0);
  });
});
