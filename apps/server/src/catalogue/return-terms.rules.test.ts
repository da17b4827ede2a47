import { expect, it } from 'vitest';
import { returnTermsOf } from './return-terms.rules.ts';

const ham = { ingredients: '豚もも肉、食塩', measurements: [] };
const knife = { ingredients: null, measurements: [] };
const apron = { ingredients: null, measurements: ['height'] };
const terms = { RETURN_TERMS: '食品', RETURN_TERMS_GOODS: '道具', RETURN_TERMS_MEASURED: '仕立て' };

it('food, tools and made-to-measure products each have their own return terms (L-06)', () => {
  expect([ham, knife, apron].map((one) => returnTermsOf([one], terms))).toEqual(['食品', '道具', '仕立て']);
});

it('several kinds of products have one line for each kind', () => {
  expect(returnTermsOf([ham, apron, ham], terms)).toBe('食品\n仕立て');
});

it('a shop without terms for a kind has the terms of the next one', () => {
  expect(returnTermsOf([apron], { ...terms, RETURN_TERMS_MEASURED: undefined })).toBe('道具');
  expect(returnTermsOf([knife], { RETURN_TERMS: '食品' })).toBe('食品');
});
