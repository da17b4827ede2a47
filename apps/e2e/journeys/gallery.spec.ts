import { kitCopy, productDetailCopy as t } from '@shop/copy';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Product {
  readonly key: string;
  readonly image: { readonly alt: string } | null;
}

const readProducts = async (request: APIRequestContext) =>
  (await (await request.get('/v1/products?per=60')).json()) as readonly Product[];

/** A product that has a photograph. */
async function photographed(request: APIRequestContext): Promise<Product> {
  const found = (await readProducts(request)).find(({ image }) => image !== null);
  if (!found) throw new Error('no product has a photograph');
  return found;
}

/** A product whose gallery has several pictures: photographs, or the drawings of its category. */
async function severalPictured(request: APIRequestContext): Promise<string> {
  for (const { key } of await readProducts(request)) {
    const detail = (await (await request.get(`/v1/products/${key}`)).json()) as { images: readonly unknown[] };
    if (detail.images.length !== 1) return key;
  }
  throw new Error('every product has exactly one picture');
}

const galleryOf = (page: Page) => page.getByRole('region', { name: new RegExp(`${t.gallery}$`) });
const thumbsOf = (page: Page) => galleryOf(page).getByRole('listitem').getByRole('link');
/** Returns the index of the picture that is shown, from 0. */
const shownIndexOf = (page: Page) =>
  galleryOf(page)
    .getByRole('group')
    .evaluate((strip) => Math.round(strip.scrollLeft / strip.clientWidth));

test('pictures are changed by keys and by clicks, and the current one is announced', async ({
  page,
  request,
  shop,
}) => {
  await page.goto(`/product/${await severalPictured(request)}/`);
  const thumbs = thumbsOf(page);
  await expect(thumbs.first()).toHaveAttribute('aria-current', 'true');
  await thumbs.last().click();
  await expect(thumbs.last()).toHaveAttribute('aria-current', 'true');
  const count = await thumbs.count();
  await expect.poll(() => shownIndexOf(page)).toBe(count - 1);
  await thumbs.last().press('Home');
  await expect(thumbs.first()).toBeFocused();
  await expect.poll(() => shownIndexOf(page)).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect(thumbs.nth(1)).toBeFocused();
  await expect.poll(() => shownIndexOf(page)).toBe(1);
  await expect(galleryOf(page).getByRole('status')).toHaveText(t.galleryShown(2, count));
  await shop.expectAccessible();
});

test('a photograph is enlarged by Enter and zoomed by a click, and Escape returns the focus to it', async ({
  page,
  request,
  shop,
}) => {
  const { key, image } = await photographed(request);
  await page.goto(`/product/${key}/`);
  const link = galleryOf(page)
    .getByRole('link', { name: new RegExp(`${t.galleryEnlarge}$`) })
    .first();
  const dialog = page.getByRole('dialog', { name: t.galleryZoom });
  await link.press('Enter');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: kitCopy.close })).toBeVisible();
  const picture = dialog.getByRole('button', { name: image?.alt ?? '' });
  const narrow = (await picture.boundingBox())?.width ?? 0;
  await picture.click();
  await expect.poll(async () => (await picture.boundingBox())?.width ?? 0).toBeGreaterThan(narrow);
  await shop.expectAccessible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(link).toBeFocused();
});

test('the main picture of a product is loaded first, has its size in the markup, and shifts nothing', async ({
  page,
  request,
}) => {
  const { key, image } = await photographed(request);
  await page.addInitScript(() => {
    const views = window as unknown as { shift: number };
    views.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) views.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`/product/${key}/`);
  const main = galleryOf(page)
    .getByRole('img', { name: image?.alt ?? '' })
    .first();
  await expect(main).toHaveAttribute('fetchpriority', 'high');
  await expect(main).toHaveAttribute('width', /^\d+$/);
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
  await expect.poll(() => main.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThan(0.02);
});

test('a category shows its picture above its products, as the first picture of the page, and a search does not', async ({
  page,
  request,
}) => {
  const categories = (await (await request.get('/v1/categories/hierarchy?table=products')).json()) as readonly {
    readonly key: string;
    readonly image: { readonly alt: string } | null;
  }[];
  const found = categories.find(({ image }) => image !== null);
  if (!found) throw new Error('no category has a photograph');
  const picture = page.getByRole('main').getByRole('img', { name: found.image?.alt ?? '', exact: true });
  for (const theme of ['localhost', 'lat.localhost', 'gen.localhost']) {
    const address = new URL(`/product/?category=${found.key}`, test.info().project.use.baseURL);
    address.hostname = theme;
    await page.goto(address.href);
    await expect(picture).toBeVisible();
    await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
    await expect(picture).toHaveAttribute('fetchpriority', 'high');
  }
  const [product] = (await (await request.get(`/v1/products?category=${found.key}&per=1`)).json()) as readonly {
    readonly name: string;
  }[];
  await page.goto(`/product/?category=${found.key}&word=${encodeURIComponent(product?.name ?? '')}`);
  await expect(picture).toHaveCount(0);
  await expect(page.locator('img[fetchpriority="high"]')).toHaveCount(1);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('thumbnails link to large pictures, and a photograph links to its file', async ({ page, request }) => {
    await page.goto(`/product/${await severalPictured(request)}/`);
    await thumbsOf(page).last().click();
    await expect(page).toHaveURL(/#/);
    await expect.poll(() => shownIndexOf(page)).toBe((await thumbsOf(page).count()) - 1);
    const { key } = await photographed(request);
    await page.goto(`/product/${key}/`);
    await galleryOf(page)
      .getByRole('link', { name: new RegExp(`${t.galleryEnlarge}$`) })
      .first()
      .click();
    await expect(page).toHaveURL(/\/v1\/images\/.*\.webp$/);
  });
});
