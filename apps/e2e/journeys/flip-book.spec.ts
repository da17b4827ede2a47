import { flipBookCopy, footerCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import { expect, test } from '../fixtures/test.ts';

const winter = '/flip-book/?catalog=winter-gift';

test('a shopper opens a catalogue from the footer and turns its pages by keyboard', async ({ page, shop }) => {
  // Keys before hydration have no effect.
  await arrive(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: footerCopy.screens.flipBook }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(flipBookCopy.title);
  await page.getByRole('main').getByRole('link', { name: '冬の贈りもの' }).click();
  const book = page.getByRole('group', { name: flipBookCopy.book('冬の贈りもの') });
  await expect(book).toBeVisible();
  await expect(page.getByRole('heading', { name: 'まずは、生ハムの名品を' })).toBeHidden();
  await book.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/catalog=winter-gift&page=2$/);
  await expect(page.getByRole('status').filter({ hasText: 'ごあいさつ' })).toHaveText(/全16ページ中2–3ページ/);
  await expect(page.getByRole('heading', { name: 'まずは、生ハムの名品を' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(page).toHaveURL(/page=16$/);
  await expect(page.getByRole('heading', { name: 'よいお年を' })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page).toHaveURL(/page=1$/);
  await shop.expectAccessible();
});

test('the URL of a page opens the catalogue there, and its products link to their pages', async ({ page }) => {
  await page.goto(`${winter}&page=9`);
  const article = page.getByRole('article', { name: '切って、並べて、乾杯' });
  await expect(article).toBeVisible();
  await expect(page.getByRole('region', { name: flipBookCopy.goods }).getByRole('article')).toHaveCount(3);
  await article.getByRole('link', { name: 'ソシソン・セック くるみ入り' }).click();
  await expect(page).toHaveURL(/\/product\/sal-fr-001\/$/);
  await page.goBack();
  await expect(article).toBeVisible();
});

test('an unknown catalogue responds with 404', async ({ request }) => {
  expect((await request.get('/flip-book/?catalog=nothing')).status()).toBe(404);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('a swipe turns one page; a short swipe turns none', async ({ page }) => {
    await page.goto(`${winter}&page=4`);
    const shown = page.getByRole('article', { name: 'バスクの風が仕上げる' });
    await expect(shown).toBeVisible();
    await expect(page.getByRole('article', { name: 'アレンテージョの丘から' })).toBeHidden();
    await page.getByRole('button', { name: flipBookCopy.next }).click();
    await expect(page).toHaveURL(/page=5$/);
    await expect(shown).toBeHidden();
    const article = page.getByRole('article', { name: 'アレンテージョの丘から' });
    await article.scrollIntoViewIfNeeded();
    const box = await article.boundingBox();
    if (!box) throw new Error('The page has no bounding box.');
    const swipe = async (distance: number) => {
      await page.mouse.move(box.x + box.width / 2, box.y + 40);
      await page.mouse.down();
      await page.mouse.move(box.x + box.width / 2 + distance, box.y + 40, { steps: 8 });
      await page.mouse.up();
    };
    await swipe(40);
    await expect(article).toBeVisible();
    await expect(page).toHaveURL(/page=5$/);
    await swipe(150);
    await expect(page).toHaveURL(/page=4$/);
    await expect(shown).toBeVisible();
  });
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('pages change without animation', async ({ page }) => {
    await page.goto(`${winter}&page=4`);
    await page.evaluate(() => {
      const animate = Element.prototype.animate.bind(document.body);
      Element.prototype.animate = (...args) => {
        document.body.dataset.moved = 'true';
        return animate(...args);
      };
    });
    await page.getByRole('button', { name: flipBookCopy.next }).click();
    await expect(page).toHaveURL(/page=6$/);
    await expect(page.getByRole('article', { name: 'アレンテージョの丘から' })).toBeHidden();
    await expect(page.locator('body')).not.toHaveAttribute('data-moved');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all pages of a catalogue are shown one after the other, and their products are links', async ({ page }) => {
    await page.goto(winter);
    for (const title of ['冬の贈りもの', '熟成のチーズ', 'よいお年を'])
      await expect(page.getByRole('article', { name: title, exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: flipBookCopy.next })).toBeHidden();
    await page
      .getByRole('navigation', { name: flipBookCopy.contents })
      .getByRole('link', { name: /熟成のチーズ/ })
      .click();
    await expect(page.getByRole('article', { name: '熟成のチーズ' })).toBeInViewport();
    await page
      .getByRole('article', { name: '熟成のチーズ' })
      .getByRole('link', { name: /コンテ/ })
      .click();
    await expect(page).toHaveURL(/\/product\/che-fr-001\/$/);
  });
});
