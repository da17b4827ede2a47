import { expect, it } from 'vitest';
import { cardExpiry } from './card-expiry.ts';

it('shows the expiry month and year of a card in two digits each', () => {
  expect([cardExpiry({ exp_month: 9, exp_year: 2029 }), cardExpiry({ exp_month: 12, exp_year: 2100 })]).toEqual([
    '09/29',
    '12/00',
  ]);
});

it('shows zeros when the service returns no expiry', () => {
  expect(cardExpiry()).toBe('00/00');
});
