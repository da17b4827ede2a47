import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inJapan } from '@shop/japanese';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runShop } from './run-shop.ts';
import { type OwnServer, startServer } from './testing/start-server.ts';

const patience = 180_000;
const secret = 'only-for-this-test';

let server: OwnServer;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'shop-day-'));
  server = await startServer({ OPERATOR_SECRET: secret, JOBS_OFF: '1' });
}, patience);
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}, patience);

const at = (name: string) => join(folder, name);
async function shop(...args: string[]) {
  let output = '';
  const take = (text: string) => (output += text);
  const env = { OPERATOR_API_URL: server.url, OPERATOR_SECRET: secret, OPERATOR_NAME: '見本 花子' };
  const code = await runShop(args, { env, print: take, complain: take });
  return { code, output };
}

async function call<T>(method: string, path: string, body: object): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method,
    headers: { 'x-channel': 'simple.localhost', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as T;
}

const person = {
  last_name: '見本',
  first_name: '太郎',
  last_name_kana: 'ミホン',
  first_name_kana: 'タロウ',
  email: 'taro@example.jp',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '03-1234-5678',
};
const address = {
  shipping_last_name: '見本',
  shipping_first_name: '太郎',
  postal_code: '100-0001',
  prefecture: '東京都',
  city: '千代田区',
  address1: '千代田1-1',
  phone_number: '03-1234-5678',
};

/** Places an order of a guest, paid by cash on delivery. @returns its number */
async function order(): Promise<string> {
  const cart = await call<{ token: string }>('POST', '/v1/carts/init', { token: null });
  const change = (path: string, more: object) =>
    call<{ quote: { hash: string } }>('PATCH', `/v1/carts/${path}`, { token: cart.token, ...more });
  await change('products/add', { products: [{ key: 'ham-fr-001', quantity: 1 }] });
  await change('shippings/add', { address });
  const { quote } = await change('order/modify', { orderer: person, payment_id: 3 });
  const { order_no: number } = await call<{ order_no: string }>('POST', `/v1/carts/${cart.token}/decision`, {
    idempotency_key: `the-key-of-${cart.token}`.slice(0, 36),
    quote_hash: quote.hash,
  });
  return number;
}

it(
  'runs a day at the shop, from the list of orders to the tracking numbers',
  async () => {
    const number = await order();
    expect((await shop('orders', 'list', '--state', 'accepted', '--channel', 'simple')).output).toContain(number);
    expect((await shop('orders', 'list', '--zone', 'frozen', '--order', number)).output).toBe('0件\n');

    expect((await shop('orders', 'export', '--order', number, '--out', at('day.csv'))).code).toBe(0);
    expect(readFileSync(at('day.csv'), 'utf8')).toMatch(
      /^\uFEFForder_no,parcel_no,channel,status,.*\r\n.*,\d{4}-\d\d-\d\d,.*見本 太郎,03-1234-5678,/,
    );

    const listed = (await shop('orders', 'list', '--find', '０３-１２３４ みほん')).output;
    expect(listed).toMatch(new RegExp(`${number} [\\s\\S]*\\n {2}見本 太郎 様 03-1234-5678 .+×`));
    expect((await shop('orders', 'list', '--find', '見本 見つからない名前')).output).toBe('0件\n');
    expect((await shop('orders', 'picking', '--order', number)).output).toMatch(/点 \S+ .+ {2}\S+-1×\d/);
    expect((await shop('orders', 'picking', '--order', number, '--out', at('picking.pdf'))).code).toBe(0);
    expect(readFileSync(at('picking.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await shop('orders', 'picking', '--order', number, '--out', at('picking.csv'))).code).toBe(0);
    expect(readFileSync(at('picking.csv'), 'utf8')).toContain(`${number}-1×`);

    expect((await shop('orders', 'mark', 'prepare')).code).toBe(2);
    const dry = await shop('orders', 'mark', 'prepare', '--order', number, '--dry-run');
    expect(dry).toMatchObject({ code: 0, output: expect.stringContaining('変更していません') });
    expect(await shop('orders', 'mark', 'deliver', '--order', number)).toMatchObject({
      code: 1,
      output: expect.stringContaining(`1件は進められませんでした。\n  ${number}: 状態が accepted のご注文に`),
    });
    expect((await shop('orders', 'mark', 'deliver', '--order', number, '--all-or-none')).code).toBe(1);
    expect((await shop('orders', 'mark', 'prepare', '--order', number)).output).toContain('1件を準備中にしました');

    expect((await shop('orders', 'slips', '--order', number, '--out', at('slips.pdf'))).output).toContain('1件を');
    expect(readFileSync(at('slips.pdf')).subarray(0, 5).toString()).toBe('%PDF-');
    expect((await shop('orders', 'noshi', '--order', number, '--out', at('noshi.pdf'))).output).toContain('ありません');

    const labels = ['labels', '--carrier', 'yamato', '--order', number, '--out', at('b2.csv')];
    expect((await shop(...labels, '--customer-code', '0312345678')).output).toContain('1件の送り状');
    // B2クラウド exports the same file with its own numbers.
    const issued = new TextDecoder('shift_jis').decode(readFileSync(at('b2.csv')));
    expect(issued).toContain(`"${number}-1"`);
    writeFileSync(at('opened.csv'), `お客様管理番号,伝票番号\r\nほかの荷物,\r\n${number}-1,3.97012E+11\r\n`);
    expect(await shop('tracking', at('opened.csv'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('3行目 「伝票番号」: 「3.97012E+11」は、表計算ソフトが桁を省いた数値です。'),
    });
    const rows = `お客様管理番号,伝票番号\r\n261120-NNNNN-1,1234-5678-9099\r\n${number}-1,1234-5678-9012\r\n`;
    writeFileSync(at('issued.csv'), rows);
    expect((await shop('tracking', at('issued.csv'), '--dry-run')).output).toContain('出荷済みにした注文 1件');
    expect(await shop('tracking', at('issued.csv'))).toMatchObject({
      code: 0,
      output: expect.stringContaining('2行目 「お客様管理番号」: 「261120-NNNNN-1」というお荷物は見つかりません。'),
    });
    const shown = (await shop('order', 'show', number)).output;
    expect(shown).toMatch(/shipped[\s\S]*1234-5678-9012/);
    const { day, hour, minute } = inJapan(new Date());
    const shownTime = / (\d{4}-\d\d-\d\d) (\d\d):(\d\d)\n/.exec(shown) ?? [];
    const minutes = (at: string, hours: number, more: number) => Date.parse(at) / 60_000 + hours * 60 + more;
    expect(
      minutes(day, hour, minute) - minutes(shownTime[1] ?? '', Number(shownTime[2]), Number(shownTime[3])),
    ).toBeLessThan(60);

    writeFileSync(at('wrong.csv'), 'parcel,tracking_no\r\n261120-NNNNN-1,1234-5678-9012\r\n');
    expect(await shop('tracking', at('wrong.csv'))).toMatchObject({
      code: 1,
      output: expect.stringContaining('2行目'),
    });
    expect((await shop('inquiries', 'list')).output).toBe('0件\n');

    const log = await shop('log', '--order', number);
    expect(log.output).toMatch(/見本 花子\[コマンド\] order\.ship .*\n +前 .*"status":"preparing".*\n +後 .*"shipped"/);
    expect(log.output).toMatch(/order\.prepare[\s\S]*\n3件\n$/);
    expect((await shop('log', '--person', '見本 花子', '--out', at('log.csv'))).code).toBe(0);
    expect(readFileSync(at('log.csv'), 'utf8')).toMatch(/order\.labels,.*count/);
  },
  patience,
);

it('the sales of the day are reported by product, with the totals of all orders by method', async () => {
  const today = inJapan(new Date()).day;
  const sales = (...args: string[]) => shop('report', 'sales', '--from', today, '--until', today, ...args);
  expect((await sales('--by', 'product', '--out', at('sales.csv'))).code).toBe(0);
  const [head, ...rows] = readFileSync(at('sales.csv'), 'utf8').trim().split('\r\n');
  expect(head).toBe('key,name,orders,pieces,sales,tax,refunds,net');
  expect(rows.join('\n')).toMatch(/ham-fr-001 .*,\d+,\d+,\d+,,0,\d+/);
  const { output } = await sales('--by', 'method');
  expect(output).toMatch(/[\d,]+円\(\d+件、うち税 [\d,]+円\)[^]*合計: [\d,]+円\(\d+件\) 差引 [\d,]+円/);
  expect(await sales('--by', 'week')).toMatchObject({ code: 2, output: expect.stringContaining('--by は day') });
  expect(await shop('report', 'sales', '--from', '2026-12-02', '--until', '2026-12-01')).toMatchObject({
    code: 1,
    output: expect.stringContaining('期間の始まり'),
  });
});

it('a file of the bank without a matching order records nothing and says so', async () => {
  writeFileSync(at('bank.csv'), '日付,入金額,摘要\n2026-11-21,1,ﾃﾞﾓ ｼﾞﾛｳ\n');
  expect(await shop('transfers', at('bank.csv'))).toEqual({
    code: 0,
    output: '2行目 2026-11-21 1円 ﾃﾞﾓ ｼﾞﾛｳ: 該当なし\n入金を記録0件、候補あり0件、該当なし1件\n',
  });
  writeFileSync(at('no-bank.csv'), 'a,b\n1,2\n');
  expect(await shop('transfers', at('no-bank.csv'))).toMatchObject({
    code: 1,
    output: expect.stringContaining('全銀形式'),
  });
});

it('every command of the day shows its usage in Japanese', async () => {
  for (const command of [
    ['orders', 'mark'],
    ['orders', 'slips'],
    ['labels'],
    ['answers'],
    ['tracking'],
    ['inquiries', 'files'],
    ['log'],
    ['postal', 'import'],
    ['report', 'sales'],
    ['transfers'],
  ]) {
    const { code, output } = await shop(...command, '--help');
    expect([code, output]).toEqual([0, expect.stringContaining('使い方:')]);
    expect(output).not.toMatch(/Usage|Options|default|choices/);
  }
});
