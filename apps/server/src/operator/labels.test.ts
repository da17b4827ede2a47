import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orders } from '../platform/db/schema/orders.ts';
import { memberBuyer, type MemberBuyer } from '../checkout/order/testing/member-buyer.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

const cod = 3;
const numberOf = (last: number) => `1234-5678-90${last}`;
interface Tracked {
  tracked: number;
  shipped: string[];
  unknown: { row: number; message: string }[];
}

let shop: TestApp;
let operator: ReturnType<typeof operatorClient>;
let taro: MemberBuyer;
beforeAll(async () => {
  shop = await openTestApp();
  operator = operatorClient(shop);
  taro = await memberBuyer(shop);
});
afterAll(() => shop.close());

const buy = async () => (await taro.decide(await taro.ready({ 'ham-fr-001': 1 }, cod))).body.order_no;
const labels = async (carrier: string, orderNo: string) => {
  const { body } = await operator.ask<{ count: number; content: string; notes: object[] }>(
    'GET',
    `work/labels?carrier=${carrier}&orders=${orderNo}&customer_code=0312345678`,
  );
  return { ...body, bytes: Buffer.from(body.content, 'base64') };
};
const track = (parcels: object[], query = '') => operator.ask<Tracked>('PATCH', `work/tracking${query}`, { parcels });
const status = async (orderNo: string) =>
  (await operator.ask<{ status: string }>('GET', `orders/${orderNo}`)).body.status;

describe('labels for B2クラウド', () => {
  it('are Shift_JIS with CRLF, 95 columns wide, with cool division, slot and cash-on-delivery amount', async () => {
    const orderNo = await buy();
    const { bytes, count, notes } = await labels('yamato', orderNo);
    expect([count, notes]).toEqual([1, []]);
    const text = iconv.decode(bytes, 'cp932');
    expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    const [row, ...more] = parse<Record<string, string>>(text, { columns: true });
    expect(more).toEqual([]);
    expect(Object.keys(row ?? {})).toHaveLength(95);
    expect(row).toMatchObject({
      お客様管理番号: `${orderNo}-1`,
      送り状種類: '2',
      クール区分: '2',
      お届け先名: '見本 太郎',
      請求先顧客コード: '0312345678',
      運賃管理番号: '01',
    });
    expect(row?.['出荷予定日']).toMatch(/^\d{4}\/\d\d\/\d\d$/);
    expect(Number(row?.['コレクト代金引換額(税込)'])).toBeGreaterThan(Number(row?.['内消費税額等']));
  });

  it('are cut with a note when the company exceeds the two fields', async () => {
    const orderNo = await buy();
    const noteOf = async (company: string) => {
      const [order] = await shop.db.select().from(orders).where(eq(orders.orderNo, orderNo));
      if (!order) throw new Error('The order is there.');
      const [shipping, ...rest] = order.agreed.shippings;
      if (!shipping?.address) throw new Error('The order has a destination.');
      const shippings = [{ ...shipping, address: { ...shipping.address, company_name: company } }, ...rest];
      await shop.db
        .update(orders)
        .set({ agreed: { ...order.agreed, shippings } })
        .where(eq(orders.id, order.id));
      return (await labels('yamato', orderNo)).notes;
    };
    expect(await noteOf('株'.repeat(50))).toEqual([]);
    expect(await noteOf('株'.repeat(51))).toEqual([
      { parcel: `${orderNo}-1`, column: 'お届け先会社・部門2', problem: 'length' },
    ]);
  });

  it('contain no parcels of another carrier', async () => {
    expect((await labels('sagawa', await buy())).count).toBe(0);
  });
});

describe('tracking numbers of the carrier', () => {
  it('mark orders as shipped when all their parcels have one, and notify the customers', async () => {
    const [one, two] = [await buy(), await buy()];
    await deliverMails(shop);
    const rows = [one, two].map((orderNo, at) => ({ parcel: `${orderNo}-1`, tracking_no: numberOf(50 + at) }));
    expect((await track(rows, '?dry_run=true')).body.shipped).toHaveLength(2);
    expect(await status(one)).toBe('accepted');
    expect((await track(rows)).body.shipped.toSorted()).toEqual([one, two].toSorted());
    expect([await status(one), await status(two)]).toEqual(['shipped', 'shipped']);
    const mails = await deliverMails(shop);
    expect(mails).toHaveLength(2);
    for (const orderNo of [one, two]) expect(mails.filter(({ subject }) => subject.includes(orderNo))).toHaveLength(1);
    expect(mails[0]?.body).toMatch(/1234-5678-905[01]/);
    expect((await track(rows)).body.shipped).toEqual([]);
    expect(await deliverMails(shop)).toEqual([]);
  });

  it('of unknown parcels are reported, and the others are saved', async () => {
    const orderNo = await buy();
    const { status: httpStatus, body } = await track([
      { parcel: '261120-NNNNN-1', tracking_no: numberOf(10) },
      { parcel: ` '${orderNo}－１`, tracking_no: `'${numberOf(11)}` },
      { parcel: `${orderNo}-2`, tracking_no: numberOf(12) },
      { parcel: 'べつの店の荷物', tracking_no: '?' },
    ]);
    expect([httpStatus, body.tracked, body.shipped, body.unknown.map(({ row }) => row)]).toEqual([
      200,
      1,
      [orderNo],
      [0, 2, 3],
    ]);
    expect(body.unknown[0]?.message).toBe('「261120-NNNNN-1」というお荷物は見つかりません。');
    const order = await operator.ask<{ parcels: { tracking_no: string }[] }>('GET', `orders/${orderNo}`);
    expect(order.body.parcels.map(({ tracking_no: it }) => it)).toEqual([numberOf(11)]);
  });

  it('are refused when no row is a known parcel', async () => {
    const { status: refused, body } = await track([{ parcel: '261120-NNNNN-1', tracking_no: numberOf(20) }]);
    expect([refused, body.code, body.rows?.map(({ row }) => row)]).toEqual([422, 'tracking.none_known', [0]]);
  });

  it.each([
    ['3.97012E+11', '桁を省いた数値'],
    ['12345678901', '先頭の0'],
    ['2026/11/1', '日付に変えた'],
    ['1234', '送り状番号ではありません'],
  ])('are refused when one is %s, and nothing changes', async (wrong, words) => {
    const [one, two] = [await buy(), await buy()];
    const { status: refused, body } = await track([
      { parcel: `${one}-1`, tracking_no: numberOf(30) },
      { parcel: `${two}-1`, tracking_no: wrong },
    ]);
    expect([refused, body.code]).toEqual([422, 'tracking.invalid']);
    expect(body.rows).toEqual([{ row: 1, field: 'tracking_no', message: expect.stringContaining(words) as string }]);
    expect(await status(one)).toBe('accepted');
    const moved = await operator.ask('PATCH', `orders/${two}`, { move: 'ship', tracking: [wrong] });
    expect(moved.status).not.toBe(204);
  });

  it('belong to one order: within a file, and compared with existing numbers', async () => {
    const [one, two, three] = [await buy(), await buy(), await buy()];
    const both = await track([one, two].map((orderNo) => ({ parcel: `${orderNo}-1`, tracking_no: numberOf(40) })));
    expect(both.body.rows).toEqual([
      { row: 1, field: 'tracking_no', message: `「${numberOf(40)}」は、ほかのご注文(${one})のお荷物の番号です。` },
    ]);
    expect((await track([{ parcel: `${one}-1`, tracking_no: numberOf(40) }])).status).toBe(200);
    const tracked = await track([{ parcel: `${two}-1`, tracking_no: numberOf(40).replaceAll('-', '') }]);
    expect(tracked.body.rows?.[0]?.message).toContain(`ほかのご注文(${one})`);
    await operator.ask('PATCH', `orders/${three}`, { move: 'prepare' });
    const shippedByHand = await operator.ask('PATCH', `orders/${three}`, { move: 'ship', tracking: [numberOf(40)] });
    expect([shippedByHand.status, shippedByHand.body.code]).toEqual([422, 'order.tracking']);
    expect(await status(three)).toBe('preparing');
  });
});
