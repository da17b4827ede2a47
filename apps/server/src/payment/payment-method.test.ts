import { expect, it } from 'vitest';
import { closedReasonOf, savesCard, type PaymentMethod, type PaymentSituation } from './payment-method.ts';

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
const ahead = (days_ahead: number, changes: Partial<PaymentSituation> = {}): PaymentSituation => ({
  total: 1_000,
  destinations: 1,
  zones: new Set(['chilled'] as const),
  first_days_ahead: days_ahead,
  days_ahead,
  takes_transfer: true,
  gift: null,
  ...changes,
});

it('a card is closed for parcels that are shipped after its authorisation expires', () => {
  const method = { ...card, authorised_days: 7 };
  expect(closedReasonOf(method, ahead(6))).toBeNull();
  expect(closedReasonOf(method, ahead(7))).toBe('発送が7日以上先のご注文ではご利用いただけません。');
  expect(closedReasonOf(card, ahead(60))).toBeNull();
});

it('a card is saved when it can be authorised later and a transfer would still arrive in time', () => {
  const method = { ...card, authorised_days: 7, defers_authorisation: true };
  const methodsOf = (situation: PaymentSituation) => [
    savesCard(method, situation),
    closedReasonOf(method, situation) === null,
  ];
  expect(methodsOf(ahead(6))).toEqual([false, true]);
  expect(methodsOf(ahead(7))).toEqual([true, true]);
  expect(methodsOf(ahead(30, { first_days_ahead: 28 }))).toEqual([true, true]);
  expect(methodsOf(ahead(30, { first_days_ahead: 27 }))).toEqual([false, false]);
  expect(methodsOf(ahead(7, { takes_transfer: false }))).toEqual([false, false]);
  expect(methodsOf(ahead(7, { gift: 'social' }))).toEqual([false, false]);
});
