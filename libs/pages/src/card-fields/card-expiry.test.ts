import { expect, it } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

it('says until when a card is good in two figures each', () => {
  expect([cardExpiry({ exp_month: 9, exp_year: 2029 }), cardExpiry({ exp_month: 12, exp_year: 2100 })]).toEqual([
    '09/29',
    '12/00',
  ]);
});

it('says as much where the service tells nothing', () => {
  expect(cardExpiry()).toBe('00/00');
});
