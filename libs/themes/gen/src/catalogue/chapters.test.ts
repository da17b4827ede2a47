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

it('an article names the parts it has, in their order', () => {
  expect(chaptersOf(story, related)).toEqual(['taste', 'pairing', 'serving', 'origin', 'label', 'buy']);
});

it('a tool without taste, company and serving keeps its origin, label and the way to buy', () => {
  expect(chaptersOf({ ...story, tasting: null, pairings: [], serving: null }, related)).toEqual([
    'origin',
    'label',
    'buy',
  ]);
});

it('figures of the label alone make a chapter of taste', () => {
  expect(chaptersOf({ ...story, tasting: null, taste: { salt: 5, fat: 17, protein: 27 } }, related)).toContain('taste');
});
