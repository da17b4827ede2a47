import type { DecisionResult, Order } from '@shop/api';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cartCaller } from '../../cart/testing/cart-caller.ts';
import { openTestApp, type TestApp } from '../../testing/index.ts';
import { operatorClient } from '../testing/operator-client.ts';
import type { MatchedDeposit } from './match-transfers.ts';

const transfer = 4;

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
});
afterAll(() => shop.close());

/** Places an order by transfer; its quantity makes its total. */
async function order(quantity: number) {
  const cart = await cartCaller(shop).readyToOrder({ 'sau-at-001': quantity }, transfer);
  const { body } = await shop.call<DecisionResult>('POST', `/v1/carts/${cart.token}/decision`, {
    body: { idempotency_key: `the-key-of-${cart.token}`.slice(0, 36), quote_hash: cart.quote.hash },
  });
  const isPaid = async () => {
    const headers = { 'x-cart-token': cart.token };
    const { body: shown } = await shop.call<Order>('GET', `/v1/carts/order/${body.id}`, { headers });
    return shown.payment_status === 'paid';
  };
  return { number: body.order_no, total: cart.quote.totals.payment, isPaid };
}

const send = (text: string, encoding = 'utf8', query = '') =>
  operator.ask<{ deposits: MatchedDeposit[] }>('POST', `transfers${query}`, {
    content: iconv.encode(text, encoding).toString('base64'),
  });
const results = async (text: string, encoding?: string, query?: string) =>
  (await send(text, encoding, query)).body.deposits.map(({ result, orders }) => [
    result,
    ...orders.map(({ order_no }) => order_no),
  ]);

const half = (text: string) => text.padEnd(48);
/** A record of 振込入金通知. */
const notice = (amount: number, name: string, cancelled = ' ') =>
  `2000001081121081121${String(amount).padStart(10, '0')}${'0'.repeat(10)}${'0'.repeat(10)}${half(name)}${' '.repeat(30)}${cancelled}`.padEnd(
    200,
  );
/** A record of 入出金取引明細. */
const entry = (amount: number, name: string, direction = '1') =>
  `200000001081121081121${direction}11${String(amount).padStart(12, '0')}${'0'.repeat(12)}${' '.repeat(33)}${half(name)}`.padEnd(
    200,
  );
const whole = (kind: string, ...records: string[]) => [
  `1${kind}0081121081121081121`.padEnd(200),
  ...records,
  '8'.padEnd(200),
  '9'.padEnd(200),
];
const orderer = 'ﾐﾎﾝ ﾀﾛｳ';

describe('a deposit', () => {
  it('whose sender is the orderer pays the only order with its total, in every format of a bank', async () => {
    for (const [quantity, file] of [
      [2, (total: number) => whole('01', notice(total, orderer)).join('\r\n')],
      [3, (total: number) => whole('03', entry(total, orderer)).join('')],
      [
        4,
        (total: number) =>
          `"口座","普通 1234567"\r\n"取引日","出金金額(円)","入金金額(円)","残高(円)","摘要"\r\n"2026年11月21日","","${total.toLocaleString('ja')}","9,999,999","振込 ${orderer}"\r\n`.replace(
            '振込 ',
            '',
          ),
      ],
    ] as const) {
      const placed = await order(quantity);
      const text = file(placed.total);
      expect(await results(text, 'shift_jis', '?dry_run=true')).toEqual([['recorded', placed.number]]);
      expect(await placed.isPaid()).toBe(false);
      expect(await results(text, 'shift_jis')).toEqual([['recorded', placed.number]]);
      expect(await placed.isPaid()).toBe(true);
      // The same file again finds nothing to pay.
      expect(await results(text, 'shift_jis')).toEqual([['none']]);
    }
  });

  it('pays the order whose number its sender wrote, among several with the same total', async () => {
    const [first, second] = [await order(5), await order(5)];
    const file = (name: string) => `日付,入金額,摘要\n2026-11-21,${first.total},${name}\n`;
    expect(await results(file(orderer))).toEqual([['choose', first.number, second.number]]);
    expect(await results(file(`${second.number.replace('-', '').toLowerCase()}ﾐﾎﾝ`))).toEqual([
      ['recorded', second.number],
    ]);
    expect([await first.isPaid(), await second.isPaid()]).toEqual([false, true]);
  });

  it('of another person, another sum, a withdrawal or a cancelled notice records nothing', async () => {
    const { number, total, isPaid } = await order(6);
    expect(await results(whole('01', notice(total, 'ﾃﾞﾓ ｼﾞﾛｳ')).join('\n'))).toEqual([['choose', number]]);
    expect(await results(whole('01', notice(total - 1, orderer)).join('\n'))).toEqual([['none']]);
    expect(await results(whole('03', entry(total, orderer, '2')).join('\n'))).toEqual([]);
    expect(await results(whole('01', notice(total, orderer, '1')).join('\n'))).toEqual([]);
    expect(await isPaid()).toBe(false);
  });

  it('twice in a file pays one order each', async () => {
    const [first, second] = [await order(7), await order(8)];
    const row = (total: number) => `2026/11/21,${total},${orderer}`;
    expect(
      await results(['日付,お預入金額,内容', row(first.total), row(first.total), row(second.total)].join('\n')),
    ).toEqual([['recorded', first.number], ['none'], ['recorded', second.number]]);
  });
});

it.each(['', '日付,金額\n2026-11-21,100\n', 'ただの文章です。'])(
  'a file without deposits is refused: %j',
  async (text) => {
    const { status, body } = await send(text);
    expect([status, body.code]).toEqual(text === '' ? [422, 'input.invalid'] : [422, 'transfers.unreadable']);
  },
);
