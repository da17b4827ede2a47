import { contractExample } from '@shop/api/testing';
import type { CartPacking, Leadtime } from '@shop/api';
import { expect, it } from 'vitest';
import { giftDayChoices, giftDayStatus, hasDaysOfAll } from './use-gift-day.ts';

const [example] = contractExample('Cart').detail.shippings.flatMap(({ packings }) => packings);
if (!example) throw new Error('the example has a parcel');

const packing = (key: string, delivery_date: string | null): CartPacking => ({ ...example, key, delivery_date });
const leadtime = (packing_key: string, isOpen: boolean, days: readonly string[] = ['2026-12-24']): Leadtime => ({
  packing_key,
  shipping_key: 's1',
  carrier: { code: 'yamato', name: 'ヤマト運輸' },
  earliest_date: null,
  ship_date: null,
  reason: null,
  notice: null,
  dates: days.map((date) => ({
    date,
    is_open: isOpen,
    reason: null,
    ship_date: null,
    shop_closed: null,
    holiday: null,
    rokuyo: '大安',
  })),
  slots: [],
  handovers: [],
});
const day = '2026-12-24';

it('is set for parcels that have no day yet and can be delivered on it', () => {
  const packings = [packing('a', null), packing('b', '2026-12-20'), packing('c', null)];
  expect(giftDayChoices(day, packings, [leadtime('a', true), leadtime('b', true), leadtime('c', false)])).toEqual([
    { key: 'a', delivery_date: day },
  ]);
});

it('is reported as chosen, closed for a parcel, or changed by the shopper', () => {
  const open = [leadtime('a', true)];
  expect(giftDayStatus(day, [packing('a', day)], open)).toBe('chosen');
  expect(giftDayStatus(day, [packing('a', null)], [leadtime('a', false)])).toBe('closed');
  expect(giftDayStatus(day, [packing('a', null)], [leadtime('a', true, [])])).toBe('closed');
  expect(giftDayStatus(day, [packing('a', '2026-12-20')], open)).toBe('other');
});

it('waits for the days of every parcel', () => {
  expect(hasDaysOfAll([packing('a', null), packing('b', null)], [leadtime('a', true)])).toBe(false);
  expect(hasDaysOfAll([packing('a', null)], [leadtime('a', true)])).toBe(true);
  expect(hasDaysOfAll([], [])).toBe(false);
});
