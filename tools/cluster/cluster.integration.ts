import { execFile, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { placeOrder, type PlacedOrder } from '../lab/bench/checkout.ts';
import { send } from '../lab/bench/http.ts';
import { root } from '../launch/parts.ts';
import { type Cluster, openCluster, operatorSecret } from './open-cluster.ts';
import { withinASecond } from './within-a-second.ts';

const ham = 'ham-fr-001';
const lanes = 4;

let shop: Cluster;
beforeAll(async () => {
  const url = process.env.TEST_DATABASE_URL;
  if (!url) throw new Error('TEST_DATABASE_URL names the PostgreSQL of the integration tests.');
  shop = await openCluster(url);
  await operate('product', ham, '--add', '5000');
});
afterAll(() => shop.close());

/** Runs a command of the operator against one of the processes. @throws Error with its output when it fails */
async function operate(...args: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['apps/cli/src/main.ts', ...args], {
    cwd: root,
    env: { OPERATOR_API_URL: shop.apis[0].origin, OPERATOR_SECRET: operatorSecret },
  });
}

const read = async <T>(origin: string, path: string, headers: Record<string, string> = {}) => {
  const { status, body, headers: header } = await send(origin, 'GET', path, undefined, headers);
  return {
    status,
    headers: header,
    body: (String(header['content-type']).includes('json') ? JSON.parse(body.toString()) : body.toString()) as T,
  };
};
const orderOf = ({ id, token }: PlacedOrder, origin = shop.origin) =>
  read<{ id: string; order_no: string; status: string }>(origin, `/v1/carts/order/${id}`, { 'x-cart-token': token });
const stockOf = async (key: string) =>
  (
    await read<{ quantity: number }>(shop.apis[0].origin, `/internal/products/${key}/stock`, {
      authorization: `Bearer ${operatorSecret}`,
    })
  ).body.quantity;
const firstKey = async (path: string) => (await read<{ key: string }[]>(shop.apis[0].origin, path)).body[0]?.key ?? '';
const bothApis = <T>(call: (origin: string) => Promise<T>) => Promise.all(shop.apis.map(({ origin }) => call(origin)));
const bothPages = <T>(call: (origin: string) => Promise<T>) =>
  Promise.all(shop.pages.map(({ origin }) => call(origin)));

describe('two servers of each kind behind the proxy', () => {
  it('send each mail once', async () => {
    const placed = await Promise.all(Array.from({ length: 12 }, () => placeOrder(shop.origin, ham)));
    const numbers = await Promise.all(placed.map(async (order) => (await orderOf(order)).body.order_no));
    const sent = () => numbers.map((number) => shop.mails.filter((mail) => mail.includes(number)).length);
    await expect.poll(() => sent().filter((count) => count > 0).length).toBe(numbers.length);
    // By then everything is sent that a second worker could have sent too.
    const later = await placeOrder(shop.origin, ham);
    const { order_no: last } = (await orderOf(later)).body;
    await expect.poll(() => shop.mails.some((mail) => mail.includes(last))).toBe(true);
    expect(sent()).toEqual(numbers.map(() => 1));
  });

  it('accept a member’s login on either API, until logout', async () => {
    const [a, b] = shop.apis;
    const login = await send(a.origin, 'POST', '/v1/auth/login', {
      username: 'taro@example.com',
      password: 'hamu-to-chizu-no-yoru',
    });
    const authorization = `Bearer ${(JSON.parse(login.body.toString()) as { access_token: string }).access_token}`;
    expect(await bothApis(async (origin) => (await read(origin, '/v1/me/user', { authorization })).status)).toEqual([
      200, 200,
    ]);
    await send(b.origin, 'POST', '/v1/auth/logout', undefined, { authorization });
    expect(await bothApis(async (origin) => (await read(origin, '/v1/me/user', { authorization })).status)).toEqual([
      401, 401,
    ]);
  });

  it('show an operator’s change of one of them within a second', async () => {
    const path = `/product/${ham}/`;
    await bothPages((origin) => read(origin, path));
    const price = (turn: number) => 4320 + turn;
    await withinASecond(
      (turn) => operate('product', ham, '--price', String(price(turn))),
      async (turn) => {
        const apis = await bothApis(
          async (origin) => (await read<{ price: number }>(origin, `/v1/products/${ham}`)).body.price,
        );
        const pages = await bothPages(async (origin) =>
          (await read<string>(origin, path)).body.includes(price(turn).toLocaleString('en')),
        );
        return apis.every((shown) => shown === price(turn)) && pages.every(Boolean);
      },
    );
  });

  it('load an import, settings and stock that one of them received within a second', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'shop-cluster-'));
    const file = (name: string, text: string) => {
      writeFileSync(join(folder, name), text);
      return join(folder, name);
    };
    const shown = async (path: string, text: string) =>
      (await bothApis(async (origin) => JSON.stringify((await read(origin, path)).body).includes(text))).every(Boolean);
    const brand = await firstKey('/v1/brands?per=all');
    await withinASecond(
      (turn) =>
        operate(
          'import',
          'news',
          file(
            'news.csv',
            `id,kind,title,lead,body,is_important,published_at\n,notice,棚卸しのお知らせ${turn},お休み,<p>a</p>,false,2026-01-01\n`,
          ),
        ),
      (turn) => shown('/v1/news?per=all', `棚卸しのお知らせ${turn}`),
    );
    await withinASecond(
      (turn) => operate('import', 'brands', file('brands.csv', `key,name\n${brand},見本の造り手${turn}\n`)),
      (turn) => shown('/v1/brands?per=all', `見本の造り手${turn}`),
    );
    await withinASecond(
      (turn) =>
        operate(
          'import',
          'messages',
          file(
            'messages.json',
            JSON.stringify([{ code: 'cluster', kind: 'shop', title: null, body: `証しの一言${turn}`, sort_no: 99 }]),
          ),
        ),
      (turn) => shown('/v1/messages?per=all', `証しの一言${turn}`),
    );
    await withinASecond(
      (turn) => operate('settings', 'set', `SITE.DESCRIPTION=証しの店${turn}`),
      (turn) => shown('/v1/settings/front', `証しの店${turn}`),
    );
    await withinASecond(
      async (turn) => {
        const seen = String(await stockOf('ham-fr-002'));
        await operate('product', 'ham-fr-002', '--count', turn % 2 === 1 ? '0' : '500', '--seen', seen);
      },
      (turn) => shown('/v1/products/ham-fr-002', turn % 2 === 1 ? '"stock_state":"out"' : '"stock_state":"in_stock"'),
    );
    rmSync(folder, { recursive: true, force: true });
  });

  it('enter and leave maintenance together, within a second', async () => {
    const apisAnswer = async (status: number) =>
      (await bothApis(async (origin) => (await read(origin, '/v1/products')).status)).every((it) => it === status);
    const notice = (turn: number) => `棚卸しのため休みます(${turn})。`;
    await withinASecond(
      (turn) => operate('maintenance', 'on', '--message', notice(turn)),
      async (turn) =>
        (await apisAnswer(503)) &&
        (
          await bothPages(async (origin) => (await read<string>(origin, '/product/')).body.includes(notice(turn)))
        ).every(Boolean),
    );
    expect(await read(shop.origin, '/v1/products')).toMatchObject({ status: 503, body: { code: 'maintenance' } });
    await withinASecond(
      () => operate('maintenance', 'off'),
      async () =>
        (await apisAnswer(200)) &&
        (await bothPages(async (origin) => (await read(origin, '/product/')).status)).every((status) => status === 200),
    );
  });
});

describe('the proxy', () => {
  it('does not expose internal paths', async () => {
    for (const path of ['/internal/channels', '/internal/changes', '/metrics', '/readyz', '/healthz'])
      expect([path, (await read(shop.origin, path)).status]).toEqual([path, 404]);
  });

  it('ignores headers in which a client claims another host or channel', async () => {
    const { body } = await read<{ SITE: { THEME: string } }>(shop.origin, '/v1/settings/front', {
      'x-channel': 'fle.localhost',
      'x-forwarded-host': 'fle.localhost',
    });
    expect(body.SITE.THEME).toBe('Simple');
    expect(
      (await read<{ SITE: { THEME: string } }>(shop.origin, '/v1/settings/front', { host: 'fle.localhost' })).body.SITE
        .THEME,
    ).toBe('Fle');
  });

  it('refuses a body that is too large before it reaches the shop', async () => {
    expect(
      (await send(shop.origin, 'PATCH', '/v1/carts/products/add', Buffer.alloc(2 * 1024 * 1024, ' '))).status,
    ).toBe(413);
  });
});

describe('Redis', () => {
  const suggest = async (origin: string, client: string) =>
    (await read(origin, '/v1/product-suggestions?word=ham', { 'x-forwarded-for': client })).status;
  /** 300 a minute, times the rate limit factor of these tests. */
  const limit = 3000;

  it('counts for both API servers together', async () => {
    const statuses: number[] = [];
    for (let sent = 0; sent < limit; sent += 20) {
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 20 }, (_, index) => suggest(shop.apis[index % 2 === 0 ? 0 : 1].origin, '203.0.113.9')),
        )),
      );
    }
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(await bothApis((origin) => suggest(origin, '203.0.113.9'))).toEqual([429, 429]);
    expect(await bothApis((origin) => suggest(origin, '203.0.113.10'))).toEqual([200, 200]);
  });

  it('caches the pages that both page servers use', async () => {
    await read(shop.pages[0].origin, '/guide/');
    const keys = () =>
      spawnSync('redis-cli', ['-p', String(shop.redisPort), '--scan', '--pattern', 'shop:pages:*/guide/'], {
        encoding: 'utf8',
      }).stdout.trim();
    await expect.poll(keys).not.toBe('');
  });

  it('that is down stops nothing, and is used again when it is available', async () => {
    const isLogged = (text: string) => shop.apis.every(({ output }) => output().includes(text));
    await shop.redis.kill();
    await expect.poll(() => isLogged('Redis is out of reach')).toBe(true);
    expect(await bothApis((origin) => suggest(origin, '203.0.113.9'))).toEqual([200, 200]);
    expect((await orderOf(await placeOrder(shop.origin, ham))).body.status).toBe('accepted');
    expect(await bothPages(async (origin) => (await read(origin, '/product/')).status)).toEqual([200, 200]);
    await shop.redis.start();
    await expect.poll(() => isLogged('Redis is used again')).toBe(true);
  });
});

describe('a killed process', () => {
  it('under load loses no acknowledged order', async () => {
    const placed: PlacedOrder[] = [];
    let isOpen = true;
    const buy = async () => {
      // Requests in progress on the killed process fail, and their orders were not confirmed to a customer.
      while (isOpen)
        await placeOrder(shop.origin, ham).then(
          (order) => placed.push(order),
          () => undefined,
        );
    };
    const buyers = Array.from({ length: lanes }, buy);
    await expect.poll(() => placed.length).toBeGreaterThan(10);
    await shop.apis[0].kill();
    const before = placed.length;
    await expect.poll(() => placed.length).toBeGreaterThan(before + 10);
    isOpen = false;
    await Promise.all(buyers);
    expect(new Set(placed.map(({ id }) => id)).size).toBe(placed.length);
    await shop.apis[0].start();
    for (const order of placed) {
      const answers = await bothApis((origin) => orderOf(order, origin));
      expect(answers.map(({ status, body }) => [status, body.id, body.status])).toEqual(
        answers.map(() => [200, order.id, 'accepted']),
      );
    }
  });

  it('leaves the pages to the other server', async () => {
    await shop.pages[0].kill();
    const statuses = await Promise.all(
      Array.from({ length: 20 }, async () => (await read(shop.origin, '/product/')).status),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    await shop.pages[0].start();
    expect((await read(shop.pages[0].origin, '/product/')).status).toBe(200);
  });
});
