import { THEMES } from '@shop/constants';
import { expect, test } from '../fixtures/test.ts';

const fle = (baseURL: string | undefined) => (baseURL ?? '').replace('//localhost', '//fle.localhost');

test.describe('a theme with three components of its own', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('renders its own and falls back to Simple for the rest', async ({ page, baseURL }) => {
        await page.goto(`${fle(baseURL)}/product/ham-fr-001/`);
        await expect(page.locator('[data-theme="fle"]').first()).toBeVisible();
        await expect(page.getByRole('heading', { level: 1 })).toContainText('ジャンボン');
        const stylesheets = await page
          .locator('link[rel="stylesheet"]')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
        const texts = await Promise.all(stylesheets.map(async (href) => (await page.request.get(href)).text()));
        expect(texts.filter((css) => /@layer theme\s*\{/.test(css)).length, 'rules of its own').toBeGreaterThan(0);
        expect(texts.filter((css) => /@layer simple\s*\{/.test(css)).length, 'rules of Simple').toBeGreaterThan(0);
        const themes = new Set(
          texts.flatMap((css) => [...css.matchAll(/data-theme="?(\w+)/g)].map(([, name]) => name)),
        );
        expect([...themes], 'tokens of no other theme').toEqual(['fle']);
        await expect(page.getByRole('contentinfo')).toBeVisible();
      });

      test('looks different from Simple at the same path', async ({ page, baseURL }) => {
        const background = async (origin: string) => {
          await page.goto(`${origin}/product/`);
          return page
            .getByRole('banner')
            .evaluate(
              (header) =>
                getComputedStyle(header).backgroundColor +
                getComputedStyle(header).backgroundImage +
                header.innerHTML.length,
            );
        };
        expect(await background(fle(baseURL))).not.toBe(await background(baseURL ?? ''));
      });
    });
  }
});

test('every other theme renders a whole shop, with Simple as its fallback', async ({ page, baseURL }) => {
  // gakuen is closed and opened by the maintenance journey, which may run at the same time
  for (const prefix of [...THEMES.filter((theme) => theme !== 'fle'), 'depa']) {
    await page.goto(`${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}/product/ham-fr-001/`);
    await expect(page.getByRole('heading', { level: 1 }), prefix).toContainText('ジャンボン');
  }
});
