import { expect, it } from 'vitest';
import { amountOf } from './amount-of.ts';

it('a product says what it holds and for how many that is enough', () => {
  expect(amountOf({ unit_label: '80g(約8枚)', servings: '2〜3人前' })).toBe('80g(約8枚) / 2〜3人前');
});

it('what nobody eats says what it holds', () => {
  expect(amountOf({ unit_label: '1本(木箱入り)' })).toBe('1本(木箱入り)');
});
