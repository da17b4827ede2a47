import type { FrontSettings } from '@shop/api';
import { expect, it } from 'vitest';
import { documentJsonLd as jsonLdAt } from './document-json-ld.server.ts';
import { productJsonLd } from './product-json-ld.ts';

const origin = 'https://shop.example';
const settings = {
  SITE: { NAME: 'ハムの店', URL: origin },
  SELLER: { RETURN_DAYS: 0, RETURN_DAYS_GOODS: 8, RETURN_DAYS_MEASURED: 0 },
} as FrontSettings;
type Reads = Parameters<typeof jsonLdAt>[0];
/** After the cut-off of the seeded shop. */
const now = new Date('2026-11-25T15:00:00+09:00');
const documentJsonLd = (reads: Reads, of: FrontSettings) => jsonLdAt(reads, of, now);
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

it('the home page describes the shop, with its logo and its search URL', () => {
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

it('a list has the pages of its products in their order, and an empty list has no data', () => {
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

it('food and made-to-measure products cannot be returned, other products within some days (L-06)', () => {
  expect(returnsOf(productWith('豚もも肉、食塩'))).toEqual(refused);
  expect(returnsOf(productWith(null, ['height']))).toEqual(refused);
  expect(returnsOf(productWith(null))).toEqual(permitted(8));
});

it('a kind without a setting has the return days of the general one, and without any there is no data', () => {
  const sellerOf = (days: Partial<FrontSettings['SELLER']>) => ({ ...settings, SELLER: days }) as FrontSettings;
  expect(returnsOf(productWith(null, ['height']), sellerOf({ RETURN_DAYS_GOODS: 14 }))).toEqual(permitted(14));
  expect(returnsOf(productWith(null), sellerOf({ RETURN_DAYS: 30 }))).toEqual(permitted(30));
  expect(documentJsonLd(productWith(null), sellerOf({}))).toEqual([]);
});

it('the return policy of a product has the @id of its offer', () => {
  const base = { key: 'ham-fr-001', name: '', description: '', brand: '', price: 1, priceEndsAt: null, images: [] };
  const { offers } = productJsonLd({ ...base, availability: 'in_stock', href: '/product/ham-fr-001/' }, origin);
  expect(documentJsonLd(productWith('食塩'), settings)[0]?.['@id']).toBe(Reflect.get(offers as object, '@id'));
});

const delivery = {
  prefecture: '東京都',
  earliest_date: '2026-11-27',
  order_by: '',
  transit_days: 1,
  carriage: 940,
  cool_fee: 275,
  free_carriage_from: 10_800,
};
const shippingWith = (
  changes: Partial<Omit<typeof delivery, 'earliest_date'>> & { earliest_date?: string | null },
  leadDays = 0,
) =>
  documentJsonLd(
    {
      product: {
        product: { label: { ingredients: null }, measurements: [], lead_days: leadDays },
        delivery: { ...delivery, ...changes },
      },
    } as unknown as Reads,
    settings,
  )[0]?.shippingDetails;

it('the page has the shipping fee, destination and delivery time of one piece (D-01)', () => {
  expect(shippingWith({})).toEqual({
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: 1215, currency: 'JPY' },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'JP', addressRegion: '13' },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: { '@type': 'QuantitativeValue', minValue: 0, maxValue: 1, unitCode: 'DAY' },
      transitTime: { '@type': 'QuantitativeValue', minValue: 1, maxValue: 1, unitCode: 'DAY' },
    },
  });
  expect(shippingWith({ prefecture: '北海道' })).toMatchObject({ shippingDestination: { addressRegion: '01' } });
});

it('days without shipping count as handling time, and products that cannot be delivered have no data', () => {
  const handling = (shipping: unknown) =>
    (shipping as { deliveryTime: { handlingTime: object } }).deliveryTime.handlingTime;
  expect(handling(shippingWith({ earliest_date: '2026-12-01', transit_days: 2 }))).toMatchObject({ maxValue: 4 });
  expect(handling(shippingWith({}, 2))).toMatchObject({ minValue: 2, maxValue: 3 });
  expect(shippingWith({ earliest_date: null })).toBeUndefined();
});

it('a screen without such data has none', () => {
  expect(documentJsonLd({}, settings)).toEqual([]);
});
