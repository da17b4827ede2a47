import { describe, expect, it } from 'vitest';
import type { Noshi } from '@shop/api';
import { sampleTables } from '../../delivery/seed/sample-tables.ts';
import {
  sampleAddress,
  samplePayment,
  sampleProduct,
  sampleQuoteInput,
  withLines,
  withPacking,
  withShipping,
} from '../testing/sample-cart.ts';
import { quote } from './quote.ts';
import type { QuoteInput } from './quote-input.ts';

const ham = sampleProduct();
const tea = sampleProduct({ id: 5, key: 'tea', name: '紅茶', unit_price: 6000, zone: 'ambient', lead_days: 0 });
const social = { name: '見本 花子', way: 'link', email: null, message: null } as const;
const okinawa = sampleAddress({ postalCode: '9000001', prefecture: '沖縄県', city: '那覇市', address1: '港町1' });
const miyako = sampleAddress({ postalCode: '9060013', prefecture: '沖縄県', city: '宮古島市', address1: '平良1' });

const input = (changes: Partial<QuoteInput> = {}) => sampleQuoteInput({ ham: 2 }, [ham], changes);
const shippingOf = (from: QuoteInput) => quote(from).shippings[0];
const parcelOf = (from: QuoteInput) => quote(from).shippings[0]?.parcels[0];
const tables = (changes: Partial<QuoteInput['delivery']>) => ({
  ...input(),
  delivery: { ...sampleTables, ...changes },
});

describe('the shipping costs', () => {
  it('are added up over the parcels of all destinations, including island surcharges and wrapping', () => {
    const two = sampleQuoteInput({ ham: 1, tea: 1 }, [ham, tea]);
    const island = withShipping(two, { address: miyako, wrapping_code: 'furoshiki' });
    expect(quote(island).fees).toEqual({ carriage: 1460 * 2, cool: 275, island: 550 * 2, wrapping: 880, payment: 0 });
  });

  it('list no tax rate without an amount', () => {
    const free = sampleQuoteInput({ tea: 2 }, [tea]);
    expect(quote(free).totals).toMatchObject({ fees: 0, total: 12_000 });
    expect(quote(free).totals.perRate.map(({ ratePercent }) => ratePercent)).toEqual([8]);
  });

  it('include no wrapping that is no longer offered, and none for a destination without products', () => {
    expect(shippingOf(withShipping(input(), { wrapping_code: 'paper' }))?.wrapping).toBe(330);
    expect(shippingOf(withShipping(input(), { wrapping_code: 'gone' }))?.wrapping).toBe(0);
    expect(shippingOf(withShipping(input(), { wrapping_code: 'paper', packings: [] }))?.wrapping).toBe(0);
  });

  it('include no shipping fee from the threshold on, and show how much is missing (C-04)', () => {
    const from = (free_carriage_from: number | null) => shippingOf(tables({ free_carriage_from }));
    expect(from(2960)).toMatchObject({ is_carriage_free: true, carriage: 0, free_from: 2960, missing_for_free: 0 });
    expect(from(2961)).toMatchObject({ is_carriage_free: false, carriage: 940, missing_for_free: 1 });
    expect(from(2000)).toMatchObject({ is_carriage_free: true, missing_for_free: 0 });
    expect(from(null)).toMatchObject({ is_carriage_free: false, free_from: null, missing_for_free: null });
  });

  it('are an estimate until there is an address; for a social gift they are final without an address', () => {
    expect(shippingOf(input())).toMatchObject({ is_estimate: false, is_place_known: true });
    expect(shippingOf(withShipping(input(), { address: null }))).toMatchObject({
      is_estimate: true,
      is_place_known: false,
      carriage: 940,
    });
    expect(shippingOf(withShipping(input(), { address: null, social }))).toMatchObject({
      is_estimate: false,
      is_place_known: false,
    });
  });
});

describe('a parcel', () => {
  const box = sampleProduct({ id: 6, key: 'box', unit_price: 500, net_weight_g: 600, lead_days: 5, is_extra: true });
  const heavy = sampleProduct({ net_weight_g: 1500, accessories: new Map([['box', 1]]) });
  const seen = { unit_price: 500, rate_percent: 8, is_sellable: true };
  const extra = { key: 'a9', product_key: 'box', quantity: 2, seen: seen };
  const withExtra = () => withLines(sampleQuoteInput({ ham: 2 }, [heavy, box]), { accessories: [extra] });

  it('contains the pieces of its lines, with their weight and cost', () => {
    expect(parcelOf(sampleQuoteInput({ ham: 2 }, [heavy]))).toMatchObject({
      zone: 'chilled',
      carrier: { code: 'yamato', name: 'ヤマト運輸' },
      boxes: [80],
      weight_g: 3000,
      accessories: [],
      fees: { carriage: 1230, cool: 330, island: 0 },
      delivery_date: null,
      time_slot: null,
      prepaid: null,
      reason: null,
    });
  });

  it('contains their extras, which add weight, cost and lead time', () => {
    expect(parcelOf(withExtra())).toMatchObject({
      weight_g: 3000 + 1200,
      accessories: [{ line_key: 'l2', key: 'a9', quantity: 2 }],
      earliest: { ship_date: '2026-11-27' },
    });
    expect(shippingOf(withExtra())?.subtotal).toBe(2 * 1480 + 2 * 500);
  });

  it('weighs as much as the pieces of each line and each of their extras', () => {
    const jar = sampleProduct({
      id: 8,
      key: 'jar',
      net_weight_g: 100,
      accessories: new Map([
        ['lid', 1],
        ['box', 1],
      ]),
    });
    const lid = sampleProduct({ id: 9, key: 'lid', net_weight_g: 7, is_extra: true });
    const two = sampleQuoteInput({ ham: 1, jar: 2 }, [heavy, box, jar, lid]);
    const lines = two.cart.lines.map((line) =>
      line.product_key === 'jar'
        ? {
            ...line,
            accessories: [
              { ...extra, quantity: 1 },
              { ...extra, key: 'a8', product_key: 'lid' },
            ],
          }
        : line,
    );
    expect(parcelOf({ ...two, cart: { ...two.cart, lines } })?.weight_g).toBe(1500 + 2 * 100 + 600 + 2 * 7);
  });

  it('is shipped when its slowest product is ready, and before the first end of sale', () => {
    const slow = sampleProduct({ id: 7, key: 'slow', lead_days: 4 });
    const ending = sampleProduct({ sale_ends_on: '2026-11-30' });
    const both = sampleQuoteInput({ ham: 1, slow: 1 }, [ending, slow]);
    expect(parcelOf(both)?.earliest).toEqual({ date: '2026-11-27', ship_date: '2026-11-26' });
    expect(parcelOf(withPacking(both, { delivery_date: '2026-12-10' }))?.reason).toMatch('販売期間の終了後');
  });
});

describe('the delivery day of a parcel', () => {
  const earliest = { date: '2026-11-25', ship_date: '2026-11-24' };

  it.each<[string, QuoteInput, object | null, string | null]>([
    ['the earliest by default', input(), earliest, null],
    [
      'the requested one',
      withPacking(input(), { delivery_date: '2026-12-01' }),
      { date: '2026-12-01', ship_date: '2026-11-30' },
      null,
    ],
    [
      'the earliest when the requested one is unavailable',
      withPacking(input(), { delivery_date: '2026-11-24' }),
      earliest,
      'ご指定のお届け日は、最短のお届け日より前です。お届け日をお選び直しください。',
    ],
    [
      'the next one when the time slot needs another day',
      withShipping(withPacking(input(), { time_slot: '0812' }), {
        address: sampleAddress({ postalCode: '0600001', prefecture: '北海道', city: '札幌市', address1: '北1' }),
      }),
      { date: '2026-11-27', ship_date: '2026-11-24' },
      null,
    ],
    ['null when the list ends before it', tables({ list_days: 4 }), null, 'お届けできる日がありません。'],
    [
      'null where chilled delivery is not available',
      withShipping(input(), { address: sampleAddress({ postalCode: '1002101', city: '小笠原村' }) }),
      null,
      'クール便でお届けできない地域です。',
    ],
  ])('is %s', (_case, from, expected, reason) => {
    const parcel = parcelOf(from);
    expect([parcel?.expected, parcel?.reason]).toEqual([expected, reason]);
  });

  it.each([
    ['1416', { code: '1416', label: '14〜16時' }, null],
    ['0812', { code: '0812', label: '午前中(8〜12時)' }, 'ご指定の時間帯はこの地域ではご利用いただけません。'],
    ['9999', null, 'ご指定の時間帯はこの地域ではご利用いただけません。'],
    [null, null, null],
  ])('has the time slot %s in Okinawa, or reports that it is unavailable', (time_slot, slot, reason) => {
    const parcel = parcelOf(withShipping(withPacking(input(), { time_slot }), { address: okinawa }));
    expect([parcel?.time_slot, parcel?.reason]).toEqual([slot, reason]);
  });
});

describe('the noshi', () => {
  const seibo: Noshi = { purpose: 'seibo', ribbon: 'butterfly', top_text: '御歳暮', names: [], position: 'inner' };

  it('is adapted to the day of arrival (G-04)', () => {
    const written = (from: QuoteInput) => shippingOf(withShipping(from, { noshi: seibo }))?.noshi?.top_text;
    expect(written(input())).toBe('御歳暮');
    expect(
      written(withPacking(input({ now: new Date('2026-12-21T10:00:00+09:00') }), { delivery_date: '2027-01-06' })),
    ).toBe('御年賀');
    expect(written(tables({ list_days: 1 }))).toBe('御歳暮');
  });

  it('is adapted to the custom of the prefecture', () => {
    const chugen: Noshi = { ...seibo, purpose: 'chugen', top_text: '御中元' };
    const august = input({ now: new Date('2026-08-04T10:00:00+09:00') });
    const writtenTo = (address: ReturnType<typeof sampleAddress> | null) =>
      shippingOf(withShipping(august, { noshi: chugen, address }))?.noshi?.top_text;
    const osaka = sampleAddress({ postalCode: '5300001', prefecture: '大阪府', city: '大阪市北区', address1: '梅田1' });
    expect([writtenTo(osaka), writtenTo(sampleAddress()), writtenTo(null)]).toEqual([
      '御中元',
      '残暑御見舞',
      '残暑御見舞',
    ]);
  });

  it('is null when none is requested', () => expect(shippingOf(input())?.noshi).toBeNull());
});

describe('the handover of a parcel', () => {
  const cod = samplePayment({ id: 2, code: 'cod', name: '代金引換' });
  const warm = (changes: Partial<QuoteInput> = {}) =>
    withPacking(sampleQuoteInput({ tea: 1 }, [tea], changes), { handover: 'locker' });

  it('is the chosen one', () => {
    expect(parcelOf(warm())?.handover).toEqual({ code: 'locker', name: '宅配ボックス', lost: null });
    expect(parcelOf(input())?.handover).toEqual({ code: 'in_person', name: '対面でお受け取り', lost: null });
    expect(quote(warm()).changes).toEqual([]);
  });

  it.each<[string, QuoteInput, string]>([
    ['chilled', withPacking(input(), { handover: 'locker' }), '冷蔵便'],
    ['paid by cash on delivery', warm({ payments: [{ ...cod, id: 1 }] }), '代金引換'],
    ['a social gift', withShipping(warm(), { social, address: null }), 'eギフト'],
  ])('is in person when the parcel is %s, and the change is reported', (_case, from, where) => {
    const message = `「宅配ボックス」は、${where}ではご利用いただけないため、「対面でお受け取り」でお届けします。`;
    expect(parcelOf(from)?.handover).toEqual({
      code: 'in_person',
      name: '対面でお受け取り',
      lost: { name: '宅配ボックス', message },
    });
    expect(quote(from).changes).toEqual([
      {
        kind: 'handover',
        line_key: null,
        product_key: null,
        product_name: null,
        before: '宅配ボックス',
        after: '対面でお受け取り',
        message,
      },
    ]);
  });

  it('depends on the chosen payment method, not on an available one', () => {
    expect(parcelOf(warm({ payments: [samplePayment(), cod] }))?.handover.code).toBe('locker');
    expect(parcelOf(warm({ payments: [cod, samplePayment()] }))?.handover.code).toBe('locker');
  });
});
