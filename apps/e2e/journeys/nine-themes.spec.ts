import { get } from 'node:http';
import { THEMES } from '@shop/constants';
import { arrive } from '@shop/tools/arrive';
import { expect, test } from '../fixtures/test.ts';
import { originOf, readStylesheets, watchForFlashes, watchForShifts } from '../fixtures/themes.ts';

const paths = ['/', '/product/', '/product/ham-fr-001/'];

for (const theme of THEMES) {
  test.describe(`the theme ${theme}`, () => {
    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('is styled by its own tokens and by those of no other theme', async ({ page, baseURL }) => {
        for (const path of paths) {
          await page.goto(`${originOf(baseURL, theme)}${path}`);
          const stylesheets = await readStylesheets(page);
          expect(stylesheets, path).toEqual({ themes: [theme], broken: [] });
          const [root, page_, ground] = await page
            .locator(`[data-theme="${theme}"]`)
            .first()
            .evaluate((element) => {
              const probe = document.createElement('i');
              element.append(probe);
              probe.style.setProperty('color', 'var(--color-page)');
              const ground_ = [...document.querySelectorAll('*')].some(
                (candidate) => getComputedStyle(candidate).backgroundColor === getComputedStyle(probe).color,
              );
              return [
                getComputedStyle(element).getPropertyValue('--color-page'),
                getComputedStyle(probe).color,
                ground_,
              ] as const;
            });
          expect(root.trim(), `${path}: the background of the theme`).toMatch(/^#/);
          expect(page_, path).toMatch(/^rgb/);
          expect(ground, `${path}: an element has that background`).toBe(true);
        }
      });
    });

    test('shows every link of the footer inside the page, at every width (L-01, A-03)', async ({ page, baseURL }) => {
      await page.goto(`${originOf(baseURL, theme)}/`);
      const footerLinks = page.getByRole('contentinfo').getByRole('link');
      expect(await footerLinks.count()).toBeGreaterThan(20);
      for (const width of [390, 768, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const outside = await footerLinks.evaluateAll((links) =>
          links.flatMap((link) => {
            const { left, right } = link.getBoundingClientRect();
            return left < 0 || right > document.documentElement.clientWidth ? [link.textContent] : [];
          }),
        );
        expect(outside, `${width} px`).toEqual([]);
      }
    });

    test('shifts no layout on a phone while its fonts are loaded', async ({ page, baseURL }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      const shifted = await watchForShifts(page);
      // Each page is opened as the first of a visit: on later pages cached fonts are used immediately.
      await page.addInitScript(() => sessionStorage.clear());
      for (const path of paths) {
        await arrive(page, `${originOf(baseURL, theme)}${path}`);
        await expect(page.locator('html:not([data-faces])')).toBeAttached();
        await page.evaluate(async () => {
          await document.fonts.ready;
          await new Promise((onFrame) => requestAnimationFrame(() => requestAnimationFrame(onFrame)));
        });
        expect(await shifted(), `${path}: layout shift`).toBeLessThan(0.01);
      }
    });

    test('is hydrated and navigated without a flash, a layout shift or a console message', async ({
      page,
      baseURL,
    }) => {
      const flashes = await watchForFlashes(page);
      const shifted = await watchForShifts(page);
      await arrive(page, `${originOf(baseURL, theme)}/`);
      expect(await shifted(), 'layout shift').toBeLessThan(0.01);
      await page
        .getByRole('main')
        .locator('a[href^="/product/?"], a[href="/product/"]')
        .locator('visible=true')
        .first()
        .click();
      await expect(page).toHaveURL(/\/product\/(\?|$)/);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page
        .getByRole('main')
        .locator('a[href^="/product/ham-"], a[href^="/product/sal-"], a[href^="/product/sau-"]')
        .locator('visible=true')
        .first()
        .click();
      await expect(page).toHaveURL(/\/product\/[a-z]/);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      expect(await flashes()).toEqual([]);
    });
  });
}

test('a thousand concurrent requests to four themes are never mixed up', async ({ baseURL }) => {
  const themes = ['fle', 'tee', 'ven', 'gen'] as const;
  const { port } = new URL(baseURL ?? '');
  const read = (host: string, path: string) =>
    new Promise<string>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, headers: { host: `${host}.localhost:${port}` } }, (answer) => {
        let text = '';
        answer
          .setEncoding('utf8')
          .on('data', (part: string) => (text += part))
          .on('end', () => resolve(text))
          .on('error', reject);
      }).on('error', reject);
    });
  const requests = Array.from({ length: 1000 }, (_, index) => ({
    theme: themes[index % 4] ?? 'fle',
    path: `${paths[Math.floor(index / 4) % 3]}?page=${1 + (index % 3)}`,
  }));
  const mixed: string[] = [];
  const lanes = Array.from({ length: 20 }, async () => {
    for (let next = requests.pop(); next; next = requests.pop()) {
      const html = await read(next.theme, next.path);
      const found = new Set(
        [...html.matchAll(/data-theme="(\w+)"|\/assets\/(fle|tee|ven|gen)\./g)].map(([, name, file]) => name ?? file),
      );
      if (found.size !== 1 || !found.has(next.theme)) mixed.push(`${next.theme} ${next.path}: ${[...found].join()}`);
    }
  });
  await Promise.all(lanes);
  expect(mixed).toEqual([]);
});
