import { sitemapCopy } from '@shop/copy';
import { expect, it } from 'vitest';
import { fixedScreens } from '../seo/load-sitemap.ts';
import { sitemapParts } from './model.ts';

const category = {
  id: 1,
  key: 'ham',
  name: 'ハム',
  lead: null,
  image: null,
  illustration: 'ham',
  product_count: 1,
  sort_no: 1,
  children: [],
};
const read = {
  categories: [category],
  products: [
    { key: 'ham-fr-001', name: 'バイヨンヌ', category: 'ham' },
    { key: 'sal-it-001', name: 'サラミ', category: 'salami' },
  ],
  news: [{ id: 2, title: 'お歳暮', updated_at: '2026-11-20' }],
  articles: [{ id: 5, title: '海と山のあいだの生ハム', updated_at: '2026-11-20' }],
  landings: [
    { key: 'oseibo', title: 'お歳暮に', updated_at: '2026-11-20' },
    { key: 'recipes', title: '食卓のヒント', updated_at: '2026-11-20' },
  ],
  entries: [{ alias: 'recipes', key: 'carbonara', title: 'カルボナーラ', updated_at: '2026-11-20' }],
  pages: [{ path: '/law', title: '表記', updated_at: '2026-11-20' }],
  screens: fixedScreens(),
  brands: [],
};

it('products are below their category, pages below their section, and an empty section is left out', () => {
  const parts = sitemapParts(read, sitemapCopy);
  expect(parts.map(({ key }) => key)).toEqual(['goods', 'reading', 'service', 'law']);
  expect(parts[0]?.branches).toContainEqual({
    label: 'ハム',
    href: '/product/?category=ham',
    branches: [{ label: 'バイヨンヌ', href: '/product/ham-fr-001/', branches: [] }],
  });
  expect(parts[1]?.branches).toEqual([
    {
      label: '読みもの',
      href: '/blog/',
      branches: [{ label: '海と山のあいだの生ハム', href: '/blog/5/', branches: [] }],
    },
    { label: 'お知らせ', href: '/news/', branches: [{ label: 'お歳暮', href: '/news/2/', branches: [] }] },
    { label: 'デジタルカタログ', href: '/flip-book/', branches: [] },
    { label: 'お歳暮に', href: '/oseibo/', branches: [] },
    {
      label: '食卓のヒント',
      href: '/recipes/',
      branches: [{ label: 'カルボナーラ', href: '/recipes/carbonara/', branches: [] }],
    },
  ]);
  expect(parts[3]?.branches).toEqual([{ label: '表記', href: '/law/', branches: [] }]);
});

it('every screen of sitemap.xml has a label', () => {
  expect(Object.keys(sitemapCopy.screens)).toEqual(expect.arrayContaining(fixedScreens().map(({ name }) => name)));
});
