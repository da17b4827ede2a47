import { productCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { amountOf } from './amount-of.ts';

it('a product says what it holds and for how many that is enough, and breaks between the two', () => {
  expect(amountOf({ unit_label: '80g(約8枚)', servings: '2〜3人前' }, productCopy)).toBe(
    '80g(約8枚)・\u200b2〜\u20603人前',
  );
});

it('what nobody eats says what it holds', () => {
  expect(amountOf({ unit_label: '1本(木箱入り)' }, productCopy)).toBe('1本(木箱入り)');
});
