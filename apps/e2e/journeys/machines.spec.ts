import { expect, test } from '../fixtures/test.ts';

const contentOf = (html: string, tag: RegExp) => tag.exec(html)?.[1];
const robots = /<meta name="robots" content="([^"]*)"/;
const title = /<title>([^<]*)<\/title>/;

test('crawlers may read photographs, and find them in the sitemap', async ({ request }) => {
  const rules = await (await request.get('/robots.txt')).text();
  expect(rules).toContain('Allow: /v1/images/');
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const picture = contentOf(sitemap, /<loc>[^<]*\/product\/ham-fr-001\/<\/loc><image:image><image:loc>([^<]*)</);
  const answer = await request.get(new URL(picture ?? '').pathname);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/jpeg']);
});

test('a page has one URL: other spellings redirect to it permanently', async ({ request }) => {
  for (const [path, location] of [
    ['//product/', '/product/'],
    ['/PRODUCT/?page=2', '/product/?page=2'],
    ['/Product/ham-fr-001', '/product/ham-fr-001'],
  ] as const) {
    const answer = await request.get(
      path.startsWith('//') ? `${(await request.get('/')).url()}${path.slice(1)}` : path,
      {
        maxRedirects: 0,
      },
    );
    expect([answer.status(), answer.headers().location]).toEqual([308, location]);
  }
});

test('a page after the last one and an unknown category respond with 404, also in their title', async ({ request }) => {
  for (const address of [
    '/product/?page=999',
    '/product/?category=no-such',
    '/product/?word=ham&category=no-such',
    '/no-such/',
  ]) {
    const answer = await request.get(address);
    expect([address, answer.status()]).toEqual([address, 404]);
    const html = await answer.text();
    expect(contentOf(html, title)).toMatch(/^404 Not Found( \||$)/);
    expect(contentOf(html, robots)).toBe('noindex, nofollow');
  }
  expect((await request.get('/product/?category=salami&page=1')).status()).toBe(200);
});

test('a filtered list is not indexed, but the links to its products are followed', async ({ request }) => {
  expect(contentOf(await (await request.get('/product/?zone=frozen')).text(), robots)).toBe('noindex, follow');
  expect(contentOf(await (await request.get('/product/?category=salami')).text(), robots)).toBeUndefined();
});

test('a shared link to a product has a preview with its photograph, its size and its description', async ({
  request,
}) => {
  const html = await (await request.get('/product/ham-fr-001/')).text();
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  for (const part of ['width', 'height', 'alt'])
    expect(contentOf(html, new RegExp(`<meta property="og:image:${part}" content="([^"]+)"`))).toBeTruthy();
});

test('a page requests its manifest after it is rendered, not before its first picture', async ({ page, request }) => {
  expect(await (await request.get('/')).text()).not.toContain('rel="manifest"');
  await page.goto('/');
  await expect(page.locator('head > link[rel="manifest"]')).toHaveAttribute('href', '/manifest.webmanifest');
});

test('clients find the icons, the manifest and the security contact', async ({ request }) => {
  for (const [address, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/apple-touch-icon.png', 'image/png'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const answer = await request.get(address);
    expect([address, answer.status(), answer.headers()['content-type']]).toEqual([address, 200, type]);
  }
  const { icons } = (await (await request.get('/manifest.webmanifest')).json()) as { icons: { src: string }[] };
  for (const { src } of icons) expect((await request.get(src)).status()).toBe(200);
});

test('merchant centres read every product with its price, and language models a text version of each product', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const feed = await (await request.get('/feeds/google.xml')).text();
  const offers = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, 'application/xml');
    const of = (item: Element, name: string) => item.getElementsByTagName(`g:${name}`)[0]?.textContent;
    return [...read.querySelectorAll('item')].map((item) => [of(item, 'id'), of(item, 'price'), of(item, 'link')]);
  }, feed);
  expect(offers.length).toBeGreaterThan(40);
  const [id, price, link] = offers.find(([key]) => key === 'ham-fr-001') ?? [];
  const shown = await (await request.get(new URL(link ?? '').pathname)).text();
  expect([id, shown.includes(Number.parseInt(price ?? '', 10).toLocaleString('ja-JP'))]).toEqual(['ham-fr-001', true]);
  const answer = await (await request.get('/llms.txt')).text();
  expect(answer).toMatch(/^# ./);
  for (const [, , address] of offers) expect(answer).toContain(`(${address}index.html.md)`);
  const markdown = await request.get(`${new URL(link ?? '').pathname}index.html.md`);
  expect(markdown.headers()['content-type']).toBe('text/markdown; charset=utf-8');
  expect(await markdown.text()).toContain(`- ページ: ${link}\n`);
  expect((await request.get('/product/no-such-goods/index.html.md')).status()).toBe(404);
});

test('the document describes the seller, the products of a list and the terms of an offer to search engines', async ({
  request,
}) => {
  const answer = async (address: string) => {
    const html = await (await request.get(address)).text();
    return contentOf(html, /<script id="ld" type="application\/ld\+json">(.*?)<\/script>/) ?? '';
  };
  expect(await answer('/')).toMatch(
    /"@type":"Organization".*"@type":"SearchAction","target":"[^"]+\/product\/\?word=\{word\}"/,
  );
  expect(await answer('/product/?word=%E3%83%8F%E3%83%A0')).toMatch(
    /"ItemList".*"position":1,"url":"[^"]+\/product\/[a-z]/,
  );
  expect(await answer('/product/ham-fr-001/')).toMatch(/MerchantReturnNotPermitted.*"shippingRate":\{[^}]+"JPY"\}/);
  expect(await answer('/news/')).toBe('');
});
