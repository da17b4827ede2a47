import { contractExample } from '@shop/api/testing';
import type { ProductSummary } from '@shop/api';
import { expect, it } from 'vitest';
import { findSelected } from './selected-item.ts';

const [sample] = contractExample('ProductSummary', 'Products') as unknown as readonly [ProductSummary];
const product = (key: string): ProductSummary => ({ ...sample, key });
const lists = {
  recommended: { name: 'おすすめ', products: [product('ham-fr-001'), product('ham-it-001')] },
  gift: { name: '贈りもの', products: [product('ham-it-001'), product('salami-it-001')] },
};

it('finds the product, its list and its index in the list', () => {
  expect(findSelected(lists, '/product/salami-it-001/')).toEqual({
    list: 'gift',
    product: product('salami-it-001'),
    index: 1,
  });
});

it('assigns a product in two lists to the first', () => {
  expect(findSelected(lists, '/product/ham-it-001/')).toMatchObject({ list: 'recommended', index: 1 });
});

it.each(['/product/', '/product/ham-es-001/', '/cart/', '/blog/ham-fr-001/'])('finds nothing for %s', (path) => {
  expect(findSelected(lists, path)).toBeNull();
});
