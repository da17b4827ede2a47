import type { ProductStoryProps, RelatedProductsProps } from '@shop/theming';
import { expect, it } from 'vitest';
import { chaptersOf } from './chapters.ts';

const story: ProductStoryProps = {
  name: 'コンテ',
  tasting: '木の実の香り。',
  pairings: ['白ワイン'],
  serving: '薄く削って。',
  origin: { country: 'フランス', region: null, brand: '見本乳業', makerHref: null },
  agingMonths: 18,
  taste: null,
};
const related: RelatedProductsProps = {
  title: 'あわせて楽しむ',
  products: [],
  addOf: () => ({ status: 'idle', message: null, onAdd: () => undefined, action: '/cart/' }),
};

it('a product page lists its chapters in order', () => {
  expect(chaptersOf(story, related)).toEqual(['taste', 'pairing', 'serving', 'origin', 'label', 'buy']);
});

it('a product without tasting, pairing and serving still has origin, label and purchase', () => {
  expect(chaptersOf({ ...story, tasting: null, pairings: [], serving: null }, related)).toEqual([
    'origin',
    'label',
    'buy',
  ]);
});

it('taste values alone are enough for a chapter of taste', () => {
  expect(chaptersOf({ ...story, tasting: null, taste: { salt: 5, fat: 17, protein: 27 } }, related)).toContain('taste');
});
