import { expect, it } from 'vitest';
import { returnTermsOf } from './return-terms.rules.ts';

const ham = { ingredients: '豚もも肉、食塩', measurements: [] };
const knife = { ingredients: null, measurements: [] };
const apron = { ingredients: null, measurements: ['height'] };
const terms = { RETURN_TERMS: '食品', RETURN_TERMS_GOODS: '道具', RETURN_TERMS_MEASURED: '仕立て' };

it('food, tools and what is made to measure each have their own words (L-06)', () => {
  expect([ham, knife, apron].map((one) => returnTermsOf([one], terms))).toEqual(['食品', '道具', '仕立て']);
});

it('goods of several kinds have a line for each kind, once', () => {
  expect(returnTermsOf([ham, apron, ham], terms)).toBe('食品\n仕立て');
});

it('a shop that has said nothing of a kind has the words of the next one', () => {
  expect(returnTermsOf([apron], { ...terms, RETURN_TERMS_MEASURED: undefined })).toBe('道具');
  expect(returnTermsOf([knife], { RETURN_TERMS: '食品' })).toBe('食品');
});
