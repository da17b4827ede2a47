import { expect, it } from 'vitest';
import { suggestionsView } from './suggestions-view.ts';

const found = {
  categories: [{ id: 1, key: 'dry-cured-ham', name: '生ハム・熟成ハム' }],
  brands: [],
  products: [
    {
      key: 'ham-fr-001',
      name: 'ジャンボン・ド・バイヨンヌ',
      name_original: 'Jambon de Bayonne',
      lang: 'fr',
      brand_name: '見本',
      price: 1480,
      illustration: 'dry-cured-ham',
      image: null,
    },
  ],
};

it('offers only past searches while nothing is typed', () => {
  expect(suggestionsView('', ['サラミ', '生ハム'], found).map(({ label }) => label)).toEqual(['サラミ', '生ハム']);
});

it('offers matching past searches, then categories and products, with their links', () => {
  expect(suggestionsView('生', ['サラミ', '生ハム'], found)).toEqual([
    { kind: 'past', label: '生ハム', href: '/product/?word=%E7%94%9F%E3%83%8F%E3%83%A0', detail: null },
    { kind: 'category', label: '生ハム・熟成ハム', href: '/product/?category=dry-cured-ham', detail: null },
    { kind: 'product', label: 'ジャンボン・ド・バイヨンヌ', href: '/product/ham-fr-001/', detail: '1,480円' },
  ]);
});

it('offers recipes and articles last, with links to their pages', () => {
  const reading = [
    { kind: 'recipe' as const, key: 'carbonara', title: 'カルボナーラ' },
    { kind: 'blog' as const, key: '3', title: '冬の食卓' },
  ];
  expect(suggestionsView('カ', [], { ...found, categories: [], products: [], reading })).toEqual([
    { kind: 'reading', label: 'カルボナーラ', href: '/recipes/carbonara/', detail: null },
    { kind: 'reading', label: '冬の食卓', href: '/blog/3/', detail: null },
  ]);
});

it('offers past searches in every script that they are typed in', () => {
  expect(suggestionsView('さら', ['サラミ'], null).map(({ label }) => label)).toEqual(['サラミ']);
});

it('does not offer the word that is already typed', () => {
  expect(suggestionsView('サラミ', ['サラミ'], null)).toEqual([]);
});
