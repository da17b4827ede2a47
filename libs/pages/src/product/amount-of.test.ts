import { expect, it } from 'vitest';
import { amountOf } from './amount-of.ts';

it('a food shows its amount and servings', () => {
  expect(amountOf({ unit_label: '80g(約8枚)', servings: '2〜3人前' })).toBe('80g(約8枚) / 2〜3人前');
});

it('other products show only their amount', () => {
  expect(amountOf({ unit_label: '1本(木箱入り)' })).toBe('1本(木箱入り)');
});
