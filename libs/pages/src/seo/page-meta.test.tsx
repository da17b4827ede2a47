import { accountCopy, contactCopy, type CopyOverrides } from '@shop/copy';
import type { MetaArgs, MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { hiddenMeta } from '../account/hidden-meta.ts';
import { shopTopSeo } from '../home/seo.ts';
import { productListSeo } from '../product-list/seo.ts';
import { headOf } from '../testing/head-of.tsx';
import { pageMeta } from './page-meta.ts';

it('is not indexed when its data fails to load, and has the name of the shop', () => {
  const meta = pageMeta<{ name: string }>(({ data }) => ({
    title: data.name,
    description: '説明',
    path: '/x/',
    indexable: true,
  }));
  expect(headOf(meta, { path: '/x/' })).toEqual([
    { title: 'The shop' },
    { name: 'robots', content: 'noindex, nofollow' },
  ]);
});

it.each<[string, (args: MetaArgs) => MetaDescriptor[]]>([
  ['an indexed page', pageMeta(() => ({ title: 'お\u2060客\u200b様へ', description: '', path: '/', indexable: true }))],
  ['a hidden page', hiddenMeta(contactCopy, () => 'お\u2060客\u200b様へ')],
])('%s has a title without line-breaking characters', (_what, meta) => {
  expect(headOf(meta, { data: {} })).toContainEqual({ title: 'お客様へ | The shop' });
});

it.each<[string, (args: MetaArgs) => MetaDescriptor[], CopyOverrides, { data?: unknown; path?: string }]>([
  [
    'a screen of my page',
    hiddenMeta(accountCopy, (t) => t.register.title),
    { account: { register: { ...accountCopy.register, title: 'お客様の言葉' } } },
    {},
  ],
  ["the shop's home page", pageMeta(shopTopSeo), { home: { shopTitle: 'お客様の言葉' } }, { data: {} }],
  [
    'a product list',
    pageMeta(productListSeo),
    { product_list: { seoProductsTitle: 'お客様の言葉' } },
    { data: { facets: { categories: [] }, products: [], category: null }, path: '/product/' },
  ],
])('%s has the title in the customer’s copy', (_what, meta, overrides, page) => {
  const title = { title: 'お客様の言葉 | The shop' };
  expect(headOf(meta, { ...page, overrides })).toContainEqual(title);
  expect(headOf(meta, page)).not.toContainEqual(title);
});
