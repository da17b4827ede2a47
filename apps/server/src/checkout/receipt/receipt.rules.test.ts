import { describe, expect, it } from 'vitest';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { readAddressee, registrationProblem } from './receipt.rules.ts';
import { makeReceipt, type OrderTax } from './make-receipt.ts';
import { renderReceipt } from './pdf/render-receipt.ts';
import { pdfText } from '../../platform/paper/pdf-text.ts';

const seller = {
  NAME: '見本商店株式会社',
  POSTAL_CODE: '100-0000',
  ADDRESS: '東京都千代田区見本町1-2-3',
  PHONE: '03-0000-0000',
  HOURS: '',
  EMAIL: '',
  REGISTRATION_NUMBER: 'T1234567890123',
  RETURN_TERMS: '',
};
const now = new Date('2026-11-20T15:30:00Z');

interface Vector {
  goods: readonly (readonly [amount: number, rate: 8 | 10])[];
  points: number;
  taxes: readonly OrderTax[];
  total: number;
}

/** An order of these products, one piece each, without what a receipt does not use. */
function orderOf({ goods, points, total }: Vector): OrderRow {
  const lines = goods.map(([amount, rate], index) => ({
    name: `品${index}`,
    quantity: 1,
    unit_price: amount,
    amount,
    tax_rate_percent: rate,
    tax_class: rate === 8 ? 'reduced' : 'standard',
  }));
  const snapshot = {
    lines,
    fees: [],
    coupons: [],
    totals: { discount_points: points },
    orderer: { name: '見本 太郎', company_name: null },
    receipt_addressee: null,
    receipt_note: null,
    payment_name: '銀行振込',
    payment_code: 'bank_transfer',
  };
  return {
    orderNo: '261120-AAAAA',
    totalPayment: total,
    orderedAt: now,
    snapshot: snapshot as unknown as OrderSnapshot,
  } as OrderRow;
}

const vectors: readonly (readonly [string, Vector])[] = [
  [
    'V3',
    {
      goods: [
        [7398, 8],
        [1595, 10],
      ],
      points: 92,
      total: 8901,
      taxes: [
        { tax_rate_percent: 10, taxable_incl: 1579, tax: 143 },
        { tax_rate_percent: 8, taxable_incl: 7322, tax: 542 },
      ],
    },
  ],
  [
    'V4',
    {
      goods: [
        [1080, 8],
        [2970, 10],
      ],
      points: 2,
      total: 4048,
      taxes: [
        { tax_rate_percent: 10, taxable_incl: 2969, tax: 269 },
        { tax_rate_percent: 8, taxable_incl: 1079, tax: 79 },
      ],
    },
  ],
  [
    'V7',
    {
      goods: [
        [1080, 8],
        [770, 10],
      ],
      points: 1,
      total: 1849,
      taxes: [
        { tax_rate_percent: 10, taxable_incl: 770, tax: 70 },
        { tax_rate_percent: 8, taxable_incl: 1079, tax: 79 },
      ],
    },
  ],
];

describe.each(vectors)('the sample amounts %s (L-29)', (_name, vector) => {
  it('are printed as the order has them: total, each rate with its tax, points as a negative line (L-10, L-12)', async () => {
    const document = makeReceipt({
      order: orderOf(vector),
      taxes: vector.taxes,
      seller,
      wishes: { addressee: null, honorific: null, note: null },
      now,
    });
    const texts = pdfText(await renderReceipt(document, { count: 1, on: '2026-11-21' }));
    const yen = (amount: number) => amount.toLocaleString('ja-JP');
    expect(texts).toContain(`¥${yen(vector.total)}-`);
    expect(texts[texts.indexOf('ポイント利用') + 1]).toBe(yen(-vector.points));
    for (const { tax_rate_percent: rate, taxable_incl: taxable, tax } of vector.taxes) {
      const at = texts.lastIndexOf(rate === 8 ? '8%(軽減税率)※' : '10%');
      expect(texts.slice(at + 1, at + 3)).toEqual([yen(taxable), yen(tax)]);
    }
    expect(texts).toEqual(
      expect.arrayContaining([
        '登録番号 T1234567890123',
        '2026年11月21日',
        '見本 太郎 様',
        '但し 食品代として',
        '※は軽減税率の対象です。',
      ]),
    );
  });

  it('produce no document when they do not add up', () => {
    const wishes = { addressee: null, honorific: null, note: null };
    expect(() =>
      makeReceipt({
        order: { ...orderOf(vector), totalPayment: vector.total + 1 },
        taxes: vector.taxes,
        seller,
        wishes,
        now,
      }),
    ).toThrow('add up');
    expect(() => makeReceipt({ order: orderOf(vector), taxes: vector.taxes.slice(1), seller, wishes, now })).toThrow(
      'add up',
    );
  });
});

it.each([
  ['見本 太郎', null, '見本 太郎', '様'],
  ['見本商店株式会社', null, '見本商店株式会社', '御中'],
  ['(株)見本', null, '(株)見本', '御中'],
  ['見本 太郎 様', null, '見本 太郎', '様'],
  ['見本町内会 御中', null, '見本町内会', '御中'],
  ['見本商店', '様', '見本商店', '様'],
] as const)('the addressee %s (%s) is written %s %s (F-15)', (typed, wanted, addressee, honorific) => {
  expect(readAddressee(typed, wanted)).toEqual({ addressee, honorific });
});

it.each([
  ['T7000012050002', null],
  ['T1234567890123', 'not_a_corporate_number'],
  ['T123', 'malformed'],
  ['1234567890123', 'malformed'],
  ['', 'missing'],
  [null, 'missing'],
] as const)('the registration number %s is %s (L-17)', (number, problem) => {
  expect(registrationProblem(number)).toBe(problem);
});

it('a receipt with many lines continues over pages, with its footer in one piece', async () => {
  const goods = Array.from({ length: 50 }, () => [100, 8] as const);
  const vector: Vector = {
    goods,
    points: 0,
    total: 5000,
    taxes: [{ tax_rate_percent: 8, taxable_incl: 5000, tax: 370 }],
  };
  const document = makeReceipt({
    order: orderOf(vector),
    taxes: vector.taxes,
    seller,
    wishes: { addressee: '𠮷田 髙﨑', honorific: null, note: '会議用として' },
    now,
  });
  const texts = pdfText(await renderReceipt(document, { count: 3, on: '2026-12-01' }));
  expect(goods.map((_line, index) => texts.filter((text) => text === `品${index}`).length)).toEqual(goods.map(() => 1));
  expect(texts).toEqual(
    expect.arrayContaining([
      '再発行',
      '𠮷田 髙﨑 様',
      '但し 会議用として',
      '1 / 3',
      '3 / 3',
      'この領収書は2026年11月21日に発行したものの再発行です(3回目の発行)。',
    ]),
  );
  expect(texts.join('')).not.toContain('□');
});

it('the same document and issue produce the same bytes', async () => {
  const [, vector] = vectors[0] ?? [];
  if (!vector) throw new Error('There are no vectors.');
  const document = makeReceipt({
    order: orderOf(vector),
    taxes: vector.taxes,
    seller,
    wishes: { addressee: null, honorific: null, note: null },
    now,
  });
  const [one, two] = [
    await renderReceipt(document, { count: 2, on: '2026-11-22' }),
    await renderReceipt(document, { count: 2, on: '2026-11-22' }),
  ];
  expect(one.equals(two)).toBe(true);
  expect(one.length).toBeLessThan(100_000);
});
