import { paths } from '@shop/constants';
import { describe, expect, it } from 'vitest';
import type { Image } from '@shop/api';
import type { FrameData } from '../frame-data/frame-data.ts';
import { homeSeo } from '../home/seo.ts';
import { breadcrumbJsonLd } from './breadcrumb-json-ld.ts';
import { productJsonLd } from './product-json-ld.ts';
import { metaOf, type PageSeo } from './page-meta.ts';
import { robotsTxt, securityTxt, webManifest } from './site-files.ts';
import { sitemapXml } from './sitemap-xml.ts';

const origin = 'http://fle.localhost:4000';
// Metadata needs only name and URL of the shop from its settings.
const frame = { settings: { SITE: { NAME: 'ハムの店', URL: origin } } } as FrameData;
const seo: PageSeo = { title: '生ハム', description: '説明', path: '/product/', indexable: true };
const find = (tags: readonly object[], wanted: object) =>
  tags.find((tag) => Object.entries(wanted).every(([key, value]) => Reflect.get(tag, key) === value));

describe('the head of a page', () => {
  it('has the title and the shop, and the front page the shop alone', () => {
    expect(metaOf(seo, frame)).toContainEqual({ title: '生ハム | ハムの店' });
    expect(metaOf({ ...seo, title: null }, frame)).toContainEqual({ title: 'ハムの店' });
  });

  it.each([
    [paths.home(), 'http://fle.localhost:4000/'],
    [paths.product('ham-fr-001'), 'http://fle.localhost:4000/product/ham-fr-001/'],
    ['/product/?category=salami', 'http://fle.localhost:4000/product/?category=salami'],
  ])('%s has one absolute URL', (path, href) => {
    const tags = metaOf({ ...seo, path }, frame);
    expect(tags).toContainEqual({ tagName: 'link', rel: 'canonical', href });
    expect(tags).toContainEqual({ property: 'og:url', content: href });
  });

  it('has noindex and no canonical URL when it must not be indexed', () => {
    const tags = metaOf({ ...seo, indexable: false }, frame);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex, nofollow' });
    expect(find(tags, { rel: 'canonical' })).toBeUndefined();
  });

  it('lets robots follow the links of a list that is not indexed itself', () => {
    const tags = metaOf({ ...seo, indexable: false, isFollowed: true }, frame);
    expect(tags).toContainEqual({ name: 'robots', content: 'noindex, follow' });
  });

  it('truncates a long description between characters', () => {
    const tag = find(metaOf({ ...seo, description: '𠮷'.repeat(200) }, frame), { name: 'description' });
    expect([...String(Reflect.get(tag ?? {}, 'content'))]).toHaveLength(120);
  });
});

describe('the preview of a link', () => {
  const photograph = {
    base: '/v1/images/themes/fle/hero-0a1b2c3d',
    widths: [400, 640, 1600],
    width: 3200,
    height: 1800,
    alt: '切り分けた生ハム',
  };

  it('shows the photograph of the theme on the front page, as an absolute URL of a JPEG', () => {
    expect(metaOf(homeSeo({ frame, data: { hero: photograph as Image } }), frame)).toContainEqual({
      property: 'og:image',
      content: `${origin}/v1/images/themes/fle/hero-0a1b2c3d/1600.jpg`,
    });
  });

  it('has its size and alternative text, so that it is shown large', () => {
    const tags = metaOf(homeSeo({ frame, data: { hero: photograph as Image } }), frame);
    for (const [property, content] of [
      ['og:image:width', '1600'],
      ['og:image:height', '900'],
      ['og:image:alt', '切り分けた生ハム'],
    ])
      expect(tags).toContainEqual({ property, content });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  it('shows the small icon of the shop when a page has no image', () => {
    const tags = metaOf(homeSeo({ frame, data: { hero: null } }), frame);
    for (const [property, content] of [
      ['og:image', `${origin}/icon-512.png`],
      ['og:image:width', '512'],
      ['og:image:height', '512'],
      ['og:image:alt', 'ハムの店'],
    ])
      expect(tags).toContainEqual({ property, content });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary' });
  });

  it('shows the channel’s own share image on the front page and where a page has none, not instead of a product', () => {
    const SHARE = { href: '/v1/images/pictures/share/picture-0a1b2c3d/1200.jpg', width: 1200, height: 630, alt: '箱' };
    const own = { settings: { SITE: { ...frame.settings.SITE, SHARE } } } as FrameData;
    const hero = photograph as Image;
    const imageOf = (page: PageSeo) => find(metaOf(page, own), { property: 'og:image' });
    const shared = { property: 'og:image', content: `${origin}${SHARE.href}` };
    expect(imageOf(homeSeo({ frame: own, data: { hero } }))).toEqual(shared);
    expect(imageOf(seo)).toEqual(shared);
    expect(find(metaOf(seo, own), { name: 'twitter:card' })).toMatchObject({ content: 'summary_large_image' });
    expect(imageOf({ ...seo, image: { ...SHARE, href: '/ham.jpg' } })).toMatchObject({ content: `${origin}/ham.jpg` });
  });
});

describe('the icons of the manifest', () => {
  const iconsOf = (site: object) =>
    webManifest({ SITE: { ...frame.settings.SITE, ...site } } as FrameData['settings']) as { icons: { src: string }[] };

  it('are the shop’s, or those of the channel that are large enough', () => {
    expect(iconsOf({}).icons.map(({ src }) => src)).toEqual(['/apple-touch-icon.png', '/icon-512.png']);
    const ICON = { base: '/v1/images/pictures/favicon/picture-0a1b2c3d', widths: [32, 96, 180, 192, 512] };
    expect(iconsOf({ ICON }).icons.map(({ src }) => src)).toEqual(
      [180, 192, 512].map((width) => `${ICON.base}/${width}.png`),
    );
  });
});

describe('structured data', () => {
  const base = {
    key: 'ham-fr-001',
    name: '生ハム',
    description: '説明',
    brand: '作り手',
    price: 1480,
    priceEndsAt: null,
    href: '/product/ham-fr-001/',
    images: [],
  };

  it.each([
    ['in_stock', 'InStock'],
    ['few', 'LimitedAvailability'],
    ['sold_out', 'OutOfStock'],
    ['suspended', 'OutOfStock'],
    ['selling_stopped', 'OutOfStock'],
  ] as const)('describe %s as %s', (availability, expected) => {
    expect(productJsonLd({ ...base, availability }, origin)).toMatchObject({
      sku: 'ham-fr-001',
      offers: {
        price: 1480,
        priceCurrency: 'JPY',
        availability: `https://schema.org/${expected}`,
        url: `${origin}/product/ham-fr-001/`,
      },
    });
  });

  it('say until when a sale price is valid', () => {
    const { offers } = productJsonLd(
      { ...base, availability: 'in_stock', priceEndsAt: '2026-12-07T14:59:59.999Z' },
      origin,
    );
    expect(offers).toMatchObject({ price: 1480, priceValidUntil: '2026-12-07T14:59:59.999Z' });
  });

  it('number the breadcrumbs of a page from one', () => {
    const { itemListElement } = breadcrumbJsonLd(
      [
        { label: 'トップ', href: '/' },
        { label: '商品', href: '/product/' },
      ],
      origin,
    );
    expect(itemListElement).toMatchObject([
      { position: 1, item: `${origin}/` },
      { position: 2, name: '商品' },
    ]);
  });
});

describe('a file for robots', () => {
  it('disallows the API and names the sitemap', () => {
    expect(robotsTxt(origin)).toContain('Allow: /v1/images/\nDisallow: /v1/');
    expect(robotsTxt(origin)).toContain(`Sitemap: ${origin}/sitemap.xml`);
  });

  it('has the contact for security reports and its expiry date', () => {
    const settings = { ...frame.settings, SELLER: { EMAIL: 'shop@example.jp' } } as FrameData['settings'];
    const lines = securityTxt(settings, new Date('2026-11-24T00:00:00Z')).split('\n');
    expect(lines).toContain('Contact: mailto:shop@example.jp');
    expect(lines).toContain('Expires: 2027-05-23T00:00:00.000Z');
    expect(lines).toContain(`Canonical: ${origin}/.well-known/security.txt`);
  });

  it('lists URLs with escaped special characters', () => {
    const images = ['/v1/images/ham&salt/1600.jpg'];
    const xml = sitemapXml([{ path: '/product/?a=1&b=<x>', changedAt: '2026-11-20', images }], origin);
    expect(xml).toContain(
      '<loc>http://fle.localhost:4000/product/?a=1&#38;b=%3Cx%3E</loc><lastmod>2026-11-20</lastmod><image:image><image:loc>http://fle.localhost:4000/v1/images/ham&#38;salt/1600.jpg</image:loc></image:image>',
    );
  });
});
