import { expect, it } from 'vitest';
import { googleFeed, type Offer } from './google-feed.ts';

const offer: Offer = {
  key: 'ham-fr-001',
  name: 'ハム & チーズ',
  brand: { key: 'maker', name: '見本の工房' } as Offer['brand'],
  categories: [{ key: 'raw_ham', name: '生ハム' }] as Offer['categories'],
  region: { country: 'フランス' } as Offer['region'],
  unit_label: '80g(約8枚)',
  net_weight_g: 80,
  price: 1480,
  price_per_100g: 1850,
  zone: 'chilled',
  stock_state: 'in_stock',
  suspend_reason: null,
  max_quantity: 10,
  image: { base: '/v1/images/products/ham', widths: [480, 960], width: 1600, height: 1600, alt: '' } as Offer['image'],
};
const settings = (IS_USE = false) =>
  ({
    SITE: { NAME: 'ハムの店', URL: 'https://shop.example' },
    PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE, IS_SELLING: false } },
  }) as Parameters<typeof googleFeed>[1];
const availabilityIn = (feed: string) => /<g:availability>(\w+)</.exec(feed)?.[1];

it('a product has its price with tax, its unit price per 100 g, its page and photograph, and no GTIN', () => {
  const feed = googleFeed([offer], settings());
  for (const [name, value] of [
    ['id', 'ham-fr-001'],
    ['title', 'ハム &#38; チーズ'],
    ['link', 'https://shop.example/product/ham-fr-001/'],
    ['image_link', 'https://shop.example/v1/images/products/ham/960.jpg'],
    ['price', '1480 JPY'],
    ['unit_pricing_measure', '80 g'],
    ['unit_pricing_base_measure', '100 g'],
    ['identifier_exists', 'no'],
    ['product_type', '生ハム'],
    ['shipping_label', 'chilled'],
    ['shipping_weight', '80 g'],
  ])
    expect(feed).toContain(`<g:${name}>${value}</g:${name}>`);
});

it('a sold-out or suspended product is out of stock, and so is every product while selling is stopped', () => {
  expect(availabilityIn(googleFeed([offer], settings()))).toBe('in_stock');
  expect(availabilityIn(googleFeed([{ ...offer, stock_state: 'out' }], settings()))).toBe('out_of_stock');
  expect(availabilityIn(googleFeed([{ ...offer, stock_state: 'suspended' }], settings()))).toBe('out_of_stock');
  expect(availabilityIn(googleFeed([offer], settings(true)))).toBe('out_of_stock');
});

it('a product without weight and photograph has neither', () => {
  const feed = googleFeed([{ ...offer, net_weight_g: null, price_per_100g: null, image: null }], settings());
  expect(feed).not.toMatch(/unit_pricing|shipping_weight|image_link/);
});

it('a sale has its regular price only where that may be shown (L-41)', () => {
  const ends_at = '2026-12-07T14:59:59.999Z';
  const both = googleFeed([{ ...offer, sale: { ends_at, regular_price: 1980 } }], settings());
  expect(both).toContain('<g:price>1980 JPY</g:price><g:sale_price>1480 JPY</g:sale_price>');
  const one = googleFeed([{ ...offer, sale: { ends_at } }], settings());
  expect(one).toContain('<g:price>1480 JPY</g:price>');
  expect(one).not.toContain('sale_price');
});
