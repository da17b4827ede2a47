import { afterAll, beforeAll, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const secret = 'only-for-this-test';
const timeout = 120_000;

let server: OwnServer;
beforeAll(async () => {
  server = await startServer({ OPERATOR_SECRET: secret, JOBS_OFF: '1' });
}, timeout);
afterAll(() => server.stop(), timeout);

async function shop(args: readonly string[]) {
  let output = '';
  const take = (text: string) => (output += text);
  const env = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret };
  const code = await runShop(args, { env, print: take, complain: take });
  return { code, output };
}

it('stock is changed by a count beside the stock that was seen, or by a difference, and is listed', async () => {
  const quantity = async (key: string) => Number(/在庫(\d+)/.exec((await shop(['stock', key])).output)?.[1]);
  const before = await quantity('ham-fr-002');
  expect(await shop(['product', 'ham-fr-002', '--count', '5'])).toMatchObject({
    code: 1,
    output: expect.stringContaining(`いまの在庫数は${before}です。`) as string,
  });
  await shop(['product', 'ham-fr-002', '--count', String(before - 1), '--seen', String(before)]);
  await shop(['product', 'ham-fr-002', '--add', '24', '--reason', '11月入荷']);
  expect(await quantity('ham-fr-002')).toBe(before + 23);
  expect((await shop(['stock', 'ham-fr-002'])).output).toMatch(/\+24 入荷 11月入荷 \S+\n.* -1 棚卸 \S+\n/);
  for (const misused of [
    ['--price', '-5'],
    ['--add', '0'],
    ['--seen', '3'],
    ['--count', '1', '--add', '1'],
  ])
    expect((await shop(['product', 'ham-fr-002', ...misused])).code).toBe(2);
});

it('a price is planned from a day on, or for a sale that includes its last day', async () => {
  const planned = async () => (await shop(['export', 'product-prices'])).output;
  await shop(['product', 'ham-fr-003', '--price', '1580', '--from', '2098-12-01', '--until', '2098-12-07']);
  await shop(['product', 'ham-fr-003', '--price', '1980', '--from', '2099-01-01']);
  expect(await planned()).toMatch(
    /ham-fr-003,sale,1580,2098-12-01T00:00:00\+09:00,2098-12-07T23:59:59\.999\+09:00,[a-z]+/,
  );
  expect(await planned()).toMatch(/ham-fr-003,regular,1980,2099-01-01T00:00:00\+09:00,,[a-z]+/);
  expect((await shop(['product', 'ham-fr-003', '--until', '2099-01-01'])).code).toBe(2);
  expect(await shop(['product', 'ham-fr-003', '--price', '1', '--from', '2020-01-01'])).toMatchObject({
    code: 1,
    output: expect.stringContaining('価格の始まりは、いまより後の日時にしてください。') as string,
  });
});
