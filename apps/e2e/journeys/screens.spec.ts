import { screens, type Screen } from '@shop/constants';
import { accountCopy, frameCopy, userInfoCopy } from '@shop/copy';
import { logIn } from '../fixtures/member.ts';
import { demoMember } from '../fixtures/registration.ts';
import { originOf } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

// Access guards and robots of the table of screens (docs/screens.md) in a running shop.

const withPages = Object.entries<Screen>(screens).filter(([, { folder }]) => folder !== undefined);
const keys = { blog: '1', news: '1', product: 'ham-fr-001' } as const;
const addressOf = ([name, { path, key }]: (typeof withPages)[number]) => {
  const sample = name in keys ? keys[name as keyof typeof keys] : key === 'number' ? '1' : 'mihon-no-code-0001';
  return path === '/' ? path : `${path.replace(/:key\??/, sample)}/`;
};
const behind = (access: Screen['access']) => withPages.filter(([, row]) => row.access === access);
const channel = (baseURL: string | undefined, prefix: string) =>
  (baseURL ?? '').replace('//localhost', `//${prefix}.localhost`);
/** Returns a shop that has the feature of the screen: few have measurements. */
const homeOf = ([, { feature }]: (typeof withPages)[number], baseURL: string | undefined) =>
  feature === 'IS_USE_MEASUREMENT' ? channel(baseURL, 'gakuen') : (baseURL ?? '');
/** Returns the host header, since only browsers resolve names that end with `localhost`. */
const hostOf = (origin: string) => ({ host: new URL(origin).host });

test('every screen is indexable as its row says, and the sitemap has no other screen', async ({ request, baseURL }) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const entry of withPages) {
    const address = addressOf(entry);
    const { indexable } = entry[1];
    await test.step(address, async () => {
      const answer = await request.get(address, { headers: hostOf(homeOf(entry, baseURL)), maxRedirects: 0 });
      expect(answer.status(), address).toBe(200);
      const html = await answer.text();
      expect(html.includes('<meta name="robots" content="noindex, nofollow"/>'), `${address} is noindex`).toBe(
        !indexable,
      );
      expect(html.includes('<link rel="canonical"'), `${address} has a canonical URL`).toBe(indexable);
      if (!indexable) expect(map).not.toContain(`${address}</loc>`);
    });
  }
});

test('a guest is redirected to the login from every member screen, and back from there', async ({ page, baseURL }) => {
  for (const entry of behind('login-only')) {
    const address = addressOf(entry);
    const origin = homeOf(entry, baseURL);
    await page.goto(`${origin}${address}`);
    await expect(page, address).toHaveURL(`${origin}/login/?back=${encodeURIComponent(address)}`);
  }
});

test('a member is redirected away from every screen for guests', async ({ page }) => {
  await page.goto('/login/');
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL('/ec/');
  for (const address of behind('logout-only').map(addressOf)) {
    await page.goto(address);
    await expect(page, address).toHaveURL('/ec/');
  }
});

// In the theme whose screens differ most: stories check all states in all themes, and journeys Simple's screens.
test('every member screen is accessible and fits on a phone', async ({ page, shop, baseURL }) => {
  const origin = originOf(baseURL, 'ven');
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto(`${origin}/login/?back=/mypage/`);
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL(`${origin}/mypage/`);
  for (const entry of behind('login-only').filter(([, { feature }]) => feature !== 'IS_USE_MEASUREMENT')) {
    const address = addressOf(entry);
    await test.step(address, async () => {
      await page.goto(`${origin}${address}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
      await shop.expectAccessible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(360);
    });
  }
});

test('a disabled feature is in no menu, and its screens are not found', async ({
  page,
  request,
  operator,
  baseURL,
}) => {
  const origin = channel(baseURL, 'sto');
  const features = [
    'IS_USE_MEASUREMENT',
    'IS_USE_MEMORIAL',
    'IS_USE_POINT',
    'IS_USE_CARD',
    'IS_USE_SECOND_FACTOR',
  ] as const;
  const gone = withPages.filter(([, { feature }]) => feature !== undefined);
  const menu = page.getByRole('navigation', { name: accountCopy.mypage.nav });
  const named = async () =>
    (await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))).filter(
      (href) => gone.some(([, { path }]) => href.startsWith(path)),
    );

  await page.goto(`${origin}/login/?back=/mypage/`);
  await logIn(page, { email: demoMember.withOrders, password: demoMember.password });
  await expect(page).toHaveURL(`${origin}/mypage/`);
  await expect(menu).toBeVisible();
  expect(await named()).toHaveLength(features.length);

  await operator.changeSettings('sto', Object.fromEntries(features.map((name) => [`MEMBER.${name}`, 'false'])));
  try {
    for (const entry of gone) {
      await expect(async () =>
        expect((await request.get(addressOf(entry), { headers: hostOf(origin) })).status(), addressOf(entry)).toBe(404),
      ).toPass();
    }
    await page.goto(`${origin}/mypage/`);
    await expect(menu).toBeVisible();
    expect(await named()).toEqual([]);
    await page.goto(`${origin}/mypage/point/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(frameCopy.notFoundHeading);
    await page.goto(`${origin}/mypage/user_info/`);
    await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
    await expect(page.getByRole('main').getByText(userInfoCopy.secondFactor)).toHaveCount(0);
  } finally {
    await operator.changeSettings('sto', Object.fromEntries(features.map((name) => [`MEMBER.${name}`, 'true'])));
  }
});

test('a members-only shop requires the login at every step of the checkout', async ({ page, operator, baseURL }) => {
  const origin = channel(baseURL, 'lat');
  await operator.changeSettings('lat', { 'SITE.NO_MEMBER_USE': 'false' });
  try {
    for (const address of behind('member-only').map(addressOf)) {
      await expect(async () => {
        await page.goto(`${origin}${address}`);
        await expect(page, address).toHaveURL(`${origin}/login/?back=${encodeURIComponent(address)}`, {
          timeout: 5000,
        });
      }).toPass();
    }
  } finally {
    await operator.changeSettings('lat', { 'SITE.NO_MEMBER_USE': 'true' });
  }
});
