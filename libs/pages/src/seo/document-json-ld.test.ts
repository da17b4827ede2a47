import type { FrontSettings } from '@shop/api';
import { expect, it } from 'vitest';
import { documentJsonLd } from './document-json-ld.server.ts';
import { productJsonLd } from './product-json-ld.ts';

const origin = 'https://shop.example';
const settings = {
  SITE: { NAME: 'ハムの店', URL: origin },
  SELLER: { RETURN_DAYS: 0, RETURN_DAYS_GOODS: 8, RETURN_DAYS_MEASURED: 0 },
} as FrontSettings;
type Reads = Parameters<typeof documentJsonLd>[0];
const productWith = (ingredients: string | null, measurements: readonly string[] = []) =>
  ({ product: { product: { key: 'ham-fr-001', label: { ingredients }, measurements } } }) as unknown as Reads;
const returnsOf = (reads: Reads, of = settings) => documentJsonLd(reads, of)[0]?.hasMerchantReturnPolicy;
const permitted = (days: number) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'JP',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: days,
});
const refused = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'JP',
  returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
};

it('the home tells who sells, with the mark, and by which address goods are searched for', () => {
  expect(documentJsonLd({ home: {} } as Reads, settings)).toEqual([
    { '@type': 'Organization', name: 'ハムの店', url: `${origin}/`, logo: `${origin}/icon-512.png` },
    {
      '@type': 'WebSite',
      name: 'ハムの店',
      url: `${origin}/`,
      potentialAction: {
        '@type': 'SearchAction',
        target: `${origin}/product/?word={word}`,
        'query-input': 'required name=word',
      },
    },
  ]);
});

it('a list tells the pages of its goods in their order, and one without goods nothing', () => {
  const listOf = (...keys: readonly string[]) =>
    documentJsonLd({ products: { products: keys.map((key) => ({ key })) } } as unknown as Reads, settings);
  expect(listOf('b', 'a')).toEqual([
    {
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, url: `${origin}/product/b/` },
        { '@type': 'ListItem', position: 2, url: `${origin}/product/a/` },
      ],
    },
  ]);
  expect(listOf()).toEqual([]);
});

it('food and what is made to measure cannot be sent back at will, other goods for some days (L-06)', () => {
  expect(returnsOf(productWith('豚もも肉、食塩'))).toEqual(refused);
  expect(returnsOf(productWith(null, ['height']))).toEqual(refused);
  expect(returnsOf(productWith(null))).toEqual(permitted(8));
});

it('a kind of which nothing is said has the days of the next one, and without any none are told', () => {
  const said = (days: Partial<FrontSettings['SELLER']>) => ({ ...settings, SELLER: days }) as FrontSettings;
  expect(returnsOf(productWith(null, ['height']), said({ RETURN_DAYS_GOODS: 14 }))).toEqual(permitted(14));
  expect(returnsOf(productWith(null), said({ RETURN_DAYS: 30 }))).toEqual(permitted(30));
  expect(documentJsonLd(productWith(null), said({}))).toEqual([]);
});

it('the terms of a product are read with its offer, whose name they bear', () => {
  const facts = { key: 'ham-fr-001', name: '', description: '', brand: '', price: 1, images: [] };
  const { offers } = productJsonLd({ ...facts, availability: 'in_stock', href: '/product/ham-fr-001/' }, origin);
  expect(documentJsonLd(productWith('食塩'), settings)[0]?.['@id']).toBe(Reflect.get(offers as object, '@id'));
});

it('a screen of which its document knows nothing more tells nothing', () => {
  expect(documentJsonLd({}, settings)).toEqual([]);
});
