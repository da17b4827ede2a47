import { deliveryPromiseCopy as t } from '@shop/copy';
import { expect, it } from 'vitest';
import { promiseView } from './delivery-promise.tsx';

const delivery = {
  prefecture: '東京都',
  earliest_date: '2026-11-27',
  order_by: '2026-11-24T03:00:00Z',
  carriage: 940,
  cool_fee: 275,
  transit_days: 1,
  free_carriage_from: 10_800,
};

it('shows the date of the cut-off in shared HTML, and 本日 when the current day is known', () => {
  expect(promiseView(delivery, 'chilled', null, t).orderBy).toBe('11月24日(火)正午までのご注文で');
  expect(promiseView(delivery, 'chilled', '2026-11-24', t).orderBy).toBe('本日正午までのご注文で');
  expect(promiseView({ ...delivery, order_by: '2026-11-24T06:30:00Z' }, 'chilled', null, t).orderBy).toBe(
    '11月24日(火)15時30分までのご注文で',
  );
});

it('shows the day, the shipping fee with its cool fee, and the subtotal for free shipping', () => {
  expect(promiseView(delivery, 'chilled', null, t)).toMatchObject({
    day: '最短\u200b11月\u206027日\u2060(金)\u200bお届け',
    fees: '送料940円・冷蔵便275円',
    free: '10,800円以上で送料無料',
  });
});

it('shows free shipping for a product with free shipping, and no cool fee for ambient products', () => {
  expect(promiseView({ ...delivery, carriage: 0 }, 'ambient', null, t)).toMatchObject({ fees: '送料無料', free: null });
});

it('shows no day when there is none', () => {
  expect(promiseView({ ...delivery, earliest_date: null }, 'frozen', null, t)).toMatchObject({
    orderBy: null,
    day: 'お届け日はご購入手続きでご案内します',
  });
});
