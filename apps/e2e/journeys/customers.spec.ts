import {
  accountCopy,
  checkoutCopy,
  entriesCopy,
  formsCopy,
  frameCopy,
  goodsCopy,
  measuredCopy,
  measurementCopy,
  previewCopy,
  productCopy,
  removalCopy,
} from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Locator, Page } from '@playwright/test';
import { addToCart, quantityField } from '../fixtures/guest.ts';
import { freshMailbox } from '../fixtures/fresh-mailbox.ts';
import { linkIn } from '../fixtures/member.ts';
import { fillRegistration, requestRegistration } from '../fixtures/registration.ts';
import { expect, test } from '../fixtures/test.ts';

// The customers' channels. The journeys run one after the other, since two of them close a channel for a while.

const title = '設備の点検をしています';
const maintenance = { title, message: '朝6時ごろに再開します。\nカートの中身はそのままです。', retry_after: 600 };
const own = (baseURL: string | undefined, prefix: string, path: string) =>
  `${(baseURL ?? '').replace('//localhost', `//${prefix}.localhost`)}${path}`;
/** Reloads a page until it shows the operator's change, which the page server receives with a short delay. */
const openUntil = (page: Page, address: string, sign: Locator) =>
  expect(async () => {
    await page.goto(address);
    await expect(sign).toBeVisible({ timeout: 5000 });
  }).toPass();

const rillettes = 'リエット・ド・トゥール 瓶';

test('a 503 shows the maintenance screen, and afterwards the cart is unchanged', async ({
  page,
  baseURL,
  operator,
  shop,
}) => {
  const at = (path: string) => own(baseURL, 'gakuen', path);
  await page.goto(at('/product/pat-fr-002/'));
  await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).click();
  await expect(page.getByText(productCopy.inCart(1)).first()).toBeVisible();
  // Further requests of the drawer would be refused, too, and close it.
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('button', { name: '閉じる' }).first().click();
  await expect(drawer).toBeHidden();

  await operator.changeChannel('gakuen', { maintenance });
  await test.step('during a visit', async () => {
    await page.getByRole('navigation', { name: frameCopy.categories }).getByRole('link').first().click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveURL(at('/maintenance/'));
    await shop.expectAccessible();
  });
  await test.step('at the first request', async () => {
    await openUntil(page, at('/'), page.getByRole('heading', { level: 1, name: title }));
    const answer = await page.goto(at('/'));
    expect(answer?.status()).toBe(503);
    expect(answer?.headers()['retry-after']).toBe('600');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText('朝6時ごろに再開します。')).toBeVisible();
    await shop.expectAccessible();
  });
  await test.step('other channels stay available', async () => {
    expect((await page.request.get('/')).status()).toBe(200);
  });

  await operator.changeChannel('gakuen', { maintenance: null });
  const retry = page.getByRole('link', { name: frameCopy.retry });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click();
    await expect(page.getByRole('navigation', { name: frameCopy.categories })).toBeVisible({ timeout: 5000 });
  }).toPass();
  await page.goto(at('/cart/'));
  await expect(quantityField(page, rillettes)).toHaveValue('1');
});

test('the maintenance URL shows its screen without a maintenance, too', async ({ page, shop }) => {
  await page.goto('/maintenance/');
  await expect(page.getByRole('heading', { level: 1, name: frameCopy.maintenanceTitle })).toBeVisible();
  await shop.expectAccessible();
});

test('while selling is stopped, products can be viewed but not bought', async ({ page, baseURL, operator, shop }) => {
  const at = (path: string) => own(baseURL, 'depa', path);
  await addToCart(page, 'pat-fr-001', at(''));
  await operator.changeChannel('depa', { is_selling: false });
  await openUntil(page, at('/product/pat-fr-002/'), page.getByText(frameCopy.sellingStopped));
  await expect(page.getByRole('heading', { level: 1 })).toContainText('リエット');
  await expect(page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true })).toHaveCount(0);
  await shop.expectAccessible();
  await page.goto(at('/cart/'));
  await expect(page.getByText(checkoutCopy.cart.blockedSelling)).toBeVisible();
  await expect(page.getByRole('link', { name: checkoutCopy.cart.checkout })).toHaveCount(0);
  await shop.expectAccessible();
  await operator.changeChannel('depa', { is_selling: true });
  await openUntil(
    page,
    at('/product/pat-fr-002/'),
    page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }),
  );
});

test('a shop that ships to one destination offers only one', async ({ page, baseURL, operator }) => {
  const at = (path: string) => own(baseURL, 'tee', path);
  await addToCart(page, 'pat-fr-001', at(''));
  await operator.changeChannel('tee', { is_allow_multiple: false });
  const other = page.getByRole('radio', { name: checkoutCopy.shipping.targetOtherSingle, exact: true });
  await openUntil(page, at('/cart/shipping-select/'), other);
  await other.check();
  await expect(page.getByText(checkoutCopy.shipping.singleOnly)).toBeVisible();
});

/** Returns the variants whose scripts or stylesheets the page has loaded, by file name. */
const fetchedVariants = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .flatMap(({ name }) => /\/assets\/(depa|gakuen)[.-][^/]+\.(?:js|css)/.exec(name)?.[1] ?? []),
  );

test('the code of a variant is loaded on its own channel only', async ({ page, baseURL }) => {
  const ofVariants = async (prefix: string) => {
    await arrive(page, own(baseURL, prefix, '/product/ham-fr-001/'));
    await expect(
      page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first(),
    ).toBeVisible();
    return fetchedVariants(page);
  };
  expect(new Set(await ofVariants('depa'))).toEqual(new Set(['depa']));
  expect(new Set(await ofVariants('gakuen'))).toEqual(new Set(['gakuen']));
  expect(await ofVariants('simple')).toEqual([]);
  expect(await ofVariants('ass')).toEqual([]);
});

test('the gift counter accepts a member card, and a gift with noshi and wrapping', async ({ page, baseURL, shop }) => {
  test.slow();
  const origin = own(baseURL, 'depa', '');
  const email = freshMailbox('depa');
  const number = page.getByRole('textbox', { name: '会員番号' });

  await test.step('registration with the number of the card', async () => {
    await requestRegistration(page, email, origin);
    await fillRegistration(page, linkIn(await shop.readMail(email, /確認/)), origin);
    await number.fill('4820-0099-99');
    await page.getByRole('button', { name: accountCopy.register.submit }).click();
    await expect(page.getByText(/組み合わせを確認できませんでした/).first()).toBeVisible();
    await shop.expectAccessible();
    await number.fill('４８２０－００００－23');
    await page.getByRole('button', { name: accountCopy.register.submit }).click();
    await expect(page).toHaveURL(`${origin}/register/complete/`);
  });

  await test.step('a ham, as a gift', async () => {
    await addToCart(page, 'ham-fr-001', origin);
    await page.goto(`${origin}/cart/shipping-select/`);
    await page.getByRole('main').getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await expect(page).toHaveURL(/shipping-detail/);
  });

  await test.step('noshi in vertical writing; a wrapping is required', async () => {
    await page.getByRole('radio', { name: '御歳暮' }).check();
    await page.getByRole('textbox', { name: 'お名前 1' }).fill('見本食品株式会社 見本太郎');
    await expect(
      page.getByRole('img', { name: /表書き「御歳暮」、お名前「見本食品株式会社 見本太郎」、水引は蝶結び/ }),
    ).toBeVisible();
    await page.getByRole('radio', { name: '快気祝' }).check();
    await expect(page.getByRole('img', { name: /表書き「快気祝」.*結び切り/ })).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await expect(page.getByText(/様への包装をお選びください/).first()).toBeVisible();
    await page.getByRole('radio', { name: /百貨店包装紙/ }).check();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await expect(page).toHaveURL(/\/cart\/payment/);
  });

  await test.step('the thank-you text of the counter', async () => {
    await page.getByRole('radio', { name: /銀行振込/ }).check();
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page.getByText(/快気祝/).first()).toBeVisible();
    await expect(page.getByText(/百貨店包装紙/).first()).toBeVisible();
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
    await expect(page.getByRole('heading', { level: 1, name: /ご用命を承りました/ })).toBeVisible();
    await expect(
      page.getByRole('img', { name: /表書き「快気祝」、お名前「見本食品株式会社 見本太郎」/ }),
    ).toBeVisible();
    await shop.expectAccessible();
  });
});

test('the school cooperative recognises its schools, and requires measurements before an apron is ordered', async ({
  page,
  baseURL,
  shop,
}) => {
  test.slow();
  const origin = own(baseURL, 'gakuen', '');
  const email = freshMailbox('gakuen');
  const key = page.getByRole('textbox', { name: '学校キー' });
  const { parts } = measuredCopy;
  const { partWithUnit } = measurementCopy;

  await test.step('an invalid key and a valid one', async () => {
    await requestRegistration(page, email, origin);
    await fillRegistration(page, linkIn(await shop.readMail(email, /確認/)), origin);
    await key.fill('MHN0000');
    await page.getByRole('button', { name: '学校を確認' }).click();
    await expect(key).toHaveAccessibleDescription(/確認できませんでした/);
    await page.getByRole('button', { name: accountCopy.register.submit }).click();
    await expect(page.getByText(/この学校キーは確認できませんでした/).first()).toBeVisible();
    await expect(page).toHaveURL(/\/register\//);
    await shop.expectAccessible();
    await key.fill('ｍｈｎ-7k3q-2r9x');
    await key.blur();
    await expect(page.getByText('見本学園 初等部のキーです')).toBeVisible();
    await page.getByRole('button', { name: accountCopy.register.submit }).click();
    await expect(page).toHaveURL(`${origin}/register/complete/`);
  });

  await test.step('measurements in my page', async () => {
    await page.goto(`${origin}/mypage/measurement/`);
    await expect(page.getByRole('heading', { name: measurementCopy.emptyTitle })).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('main').getByRole('link', { name: measurementCopy.add }).click();
    await expect(page).toHaveURL(`${origin}/mypage/measurement/edit/`);
    await page.getByRole('textbox', { name: formsCopy.labels.measured_name }).fill('一郎');
    await page.getByRole('textbox', { name: partWithUnit(parts.height) }).fill('１３２．５ｃｍ');
    await page.getByRole('textbox', { name: partWithUnit(parts.head) }).fill('52');
    await shop.expectAccessible();
    await page.getByRole('button', { name: measurementCopy.submit }).click();
    await expect(page).toHaveURL(`${origin}/mypage/measurement/`);
    await expect(page.getByText('132.5cm')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^一郎さんの.*の記録を削除する$/ })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: entriesCopy.removeConfirm }).click();
    await expect(page.getByRole('heading', { name: measurementCopy.emptyTitle })).toBeVisible();
    await page.getByRole('button', { name: removalCopy.undo }).click();
    await expect(page.getByText(measurementCopy.restored)).toBeVisible();
    await expect(page.getByText('132.5cm')).toBeVisible();
    await page.goto(`${origin}/mypage/`);
    await expect(page.getByRole('region', { name: 'お子さまの採寸' }).getByText('132.5cm')).toBeVisible();
    await shop.expectAccessible();
  });

  await test.step('an apron requires measurements', async () => {
    await page.goto(`${origin}/product/wear-jp-001/`);
    const buy = page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first();
    await expect(page.getByRole('button', { name: /一郎さん/ })).toBeVisible();
    await buy.click();
    await expect(page.getByText(measurementCopy.form.incomplete)).toBeVisible();
    await expect(page.getByRole('textbox', { name: formsCopy.labels.measured_name })).toBeFocused();
    await shop.expectAccessible();
    await page.getByRole('button', { name: /一郎さん/ }).click();
    await expect(page.getByRole('textbox', { name: partWithUnit(parts.height) })).toHaveValue('132.5');
    await buy.click();
    await expect(page.getByText(productCopy.inCart(1), { exact: false }).first()).toBeVisible();
  });

  await test.step('the order for the class, and its details', async () => {
    await page.goto(`${origin}/cart/`);
    await expect(page.getByText(/一郎さん用 \/ 身長132\.5cm \/ 頭まわり52cm/)).toBeVisible();
    await page.goto(`${origin}/cart/shipping-select/`);
    await page.getByRole('main').getByRole('button', { name: checkoutCopy.shipping.next }).click();
    await page.getByRole('button', { name: checkoutCopy.delivery.next }).click();
    await page.getByRole('textbox', { name: '児童・生徒のお名前' }).fill('見本 一郎');
    await page.getByRole('textbox', { name: '学年・組' }).fill('3年2組');
    await page.getByRole('radio', { name: /銀行振込/ }).check();
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
    await expect(page.getByText('3年2組')).toBeVisible();
    await shop.expectAccessible();
    await page.getByRole('button', { name: checkoutCopy.confirm.order }).click();
    await expect(page.getByRole('heading', { level: 1, name: checkoutCopy.complete.awaitingTitle })).toBeVisible();
    await page.goto(`${origin}/mypage/order_history/`);
    await page
      .getByRole('link', { name: /注文の詳細を見る/ })
      .first()
      .click();
    await expect(page.getByText('見本 一郎', { exact: true })).toBeVisible();
    await expect(page.getByText(/身長132\.5cm/).first()).toBeVisible();
    await shop.expectAccessible();
  });
});

test('a preview shows a closed shop in another theme to one browser, until it is ended', async ({
  page,
  baseURL,
  browser,
  operator,
}) => {
  const at = (path: string) => own(baseURL, 'depa', path);
  await operator.changeChannel('depa', { maintenance });
  const closed = page.getByRole('heading', { level: 1, name: maintenance.title });
  await expect(async () => {
    await page.goto(at('/'));
    await expect(closed).toBeVisible({ timeout: 2000 });
  }).toPass();

  await page.goto(await operator.previewLink({ channel: 'depa', path: '/product/', theme: 'ven' }));
  const banner = page.getByRole('complementary', { name: previewCopy.label });
  const html = page.locator('html');
  await test.step('the page is shown without the token in its address', async () => {
    await expect(page).toHaveURL(at('/product/'));
    await expect(html).toHaveAttribute('data-theme', 'ven');
    await expect(banner).toContainText(previewCopy.theme('Ven'));
  });
  await test.step('it is stored nowhere and not indexed', async () => {
    const answer = await page.reload();
    expect(answer?.headers()).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    const stranger = await browser.newContext();
    const refused = await (await stranger.newPage()).goto(at('/product/'));
    expect(refused?.status()).toBe(503);
    await stranger.close();
  });
  await test.step('it continues on the next page, and after a reload', async () => {
    await page.getByRole('main').locator('a[href^="/product/"]').filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/product\/[a-z]+-/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(banner).toBeVisible();
    await page.reload();
    await expect(html).toHaveAttribute('data-theme', 'ven');
    await expect(banner).toBeVisible();
  });
  await test.step('nothing can be put into a cart', async () => {
    const answer = await page.evaluate(async () => {
      const { status } = await fetch('/v1/carts/init', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"token":null}',
      });
      return status;
    });
    expect(answer).toBe(403);
  });
  await test.step('it ends with the link of the banner', async () => {
    await banner.getByRole('link', { name: previewCopy.end }).click();
    await expect(closed).toBeVisible();
    await expect(banner).toBeHidden();
  });
});
