import { expect, it } from 'vitest';
import { closedReasonOf, type PaymentMethod } from './payment-method.ts';

const card: PaymentMethod = {
  id: 1,
  code: 'card',
  name: 'クレジットカード',
  description: '',
  timing: '',
  fee_steps: [],
  min_total: 1,
  max_total: null,
  closed_zones: [],
  allows_multiple_destinations: true,
  allows_gift: true,
  pay_within_days: null,
  stores: [],
  instruction_lines: [],
};
const ahead = (days_ahead: number) => ({
  total: 1_000,
  destinations: 1,
  zones: new Set(['chilled'] as const),
  days_ahead,
  gift: null,
});

it('a card is closed for parcels that leave when its money may no longer be held', () => {
  const held = { ...card, holds_for_days: 7 };
  expect(closedReasonOf(held, ahead(6))).toBeNull();
  expect(closedReasonOf(held, ahead(7))).toBe('発送が7日以上先のご注文ではご利用いただけません。');
  expect(closedReasonOf(card, ahead(60))).toBeNull();
});
