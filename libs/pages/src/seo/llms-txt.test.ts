import { expect, it } from 'vitest';
import { llmsTxt } from './llms-txt.ts';

type Things = Parameters<typeof llmsTxt>[0];
const site = { NAME: 'ハムの店', URL: 'https://shop.example' };
const things: Things = {
  categories: [
    { key: 'ham', name: 'ハム', children: [{ key: 'raw_ham', name: '生ハム', children: [] }] },
  ] as unknown as Things['categories'],
  products: [{ key: 'ham-fr-001', name: 'ハム [80g]', category: 'ham', preview: null }],
  articles: [],
  pages: [],
};

it('llms.txt lists the shop, all categories and subcategories, and the Markdown page of every product', () => {
  const text = llmsTxt(things, site);
  expect(text).toMatch(/^# ハムの店\n\n> /);
  expect(text).toContain('- [生ハム](https://shop.example/product/?category=raw_ham)');
  expect(text).toContain('- [ハム \\[80g\\]](https://shop.example/product/ham-fr-001/index.html.md)');
});

it('an empty section has no heading', () => {
  expect(llmsTxt(things, site)).not.toContain('## 読みもの');
});
