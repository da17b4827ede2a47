import { parse } from 'csv-parse/sync';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberBuyer, type MemberBuyer } from '../order/testing/member-buyer.ts';
import { deliverMails, openTestApp, type TestApp } from '../testing/index.ts';
import { operatorClient } from './testing/operator-client.ts';

const cod = 3;
const number = '1234-5678-9012';
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
const track = (parcels: object[], query = '') =>
  operator.ask<{ shipped: string[]; waiting: string[] }>('PATCH', `work/tracking${query}`, { parcels });
const status = async (orderNo: string) =>
  (await operator.ask<{ status: string }>('GET', `orders/${orderNo}`)).body.status;

describe('labels for B2クラウド', () => {
  it('are Shift_JIS with CRLF, 95 columns wide, with cool division, slot and the money at the door', async () => {
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

  it('of another carrier are not among them', async () => {
    expect((await labels('sagawa', await buy())).count).toBe(0);
  });
});

describe("the carriers' numbers", () => {
  it('ship the orders whose parcels all have one, and their customers are told', async () => {
    const [one, two] = [await buy(), await buy()];
    await deliverMails(shop);
    const rows = [one, two].map((orderNo) => ({ parcel: `${orderNo}-1`, tracking_no: number }));
    expect((await track(rows, '?dry_run=true')).body.shipped).toHaveLength(2);
    expect(await status(one)).toBe('accepted');
    expect((await track(rows)).body.shipped.toSorted()).toEqual([one, two].toSorted());
    expect([await status(one), await status(two)]).toEqual(['shipped', 'shipped']);
    const mails = await deliverMails(shop);
    expect(mails).toHaveLength(2);
    for (const orderNo of [one, two]) expect(mails.filter(({ subject }) => subject.includes(orderNo))).toHaveLength(1);
    expect(mails[0]?.body).toContain(number);
    expect((await track(rows)).body.shipped).toEqual([]);
    expect(await deliverMails(shop)).toEqual([]);
  });

  it('change nothing when one of them belongs to no parcel', async () => {
    const orderNo = await buy();
    const { status: refused, body } = await track([
      { parcel: `${orderNo}-1`, tracking_no: number },
      { parcel: `${orderNo}-2`, tracking_no: number },
      { parcel: '261120-NNNNN-1', tracking_no: number },
    ]);
    expect([refused, body.code, body.rows?.map(({ row }) => row)]).toEqual([422, 'tracking.invalid', [1, 2]]);
    expect(await status(orderNo)).toBe('accepted');
  });
});
