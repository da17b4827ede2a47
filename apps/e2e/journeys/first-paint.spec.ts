import { productCopy } from '@shop/copy';
import { arrive } from '@shop/tools/arrive';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

interface Requests {
  readonly scripts: string[];
  readonly faces: string[];
  readonly pictures: string[];
}

function listen(page: Page): Requests {
  const requests: Requests = { scripts: [], faces: [], pictures: [] };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) requests.scripts.push(pathname);
    if (pathname.endsWith('.woff2')) requests.faces.push(pathname);
    if (pathname.startsWith('/v1/images/')) requests.pictures.push(pathname);
  });
  return requests;
}

/** Blocks every photograph until the returned function is called, and stops the clock for the timeout. */
async function blockPictures(page: Page): Promise<() => void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/v1/images/**', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Renders some frames without reaching the timeout of two seconds. */
const renderFrames = (page: Page) => page.clock.runFor(40);
const productOf = (theme: string, baseURL = '') => {
  const address = new URL('/product/ham-fr-001/', baseURL);
  address.hostname = `${theme}.localhost`;
  return address.href;
};

test('scripts and other pictures are loaded after the first picture, and display fonts after the scripts', async ({
  page,
  baseURL,
}) => {
  const requests = listen(page);
  const release = await blockPictures(page);
  await page.goto(productOf('ven', baseURL), { waitUntil: 'domcontentloaded' });
  await renderFrames(page);
  await expect.poll(() => requests.pictures).toHaveLength(1);
  expect(
    requests,
    'a deferred request is sent before the first paint: React or React Router renders it differently (decision 21)',
  ).toMatchObject({ scripts: [], faces: [], pictures: [expect.stringContaining('/ham-fr-001/main-')] });
  release();
  const afterFrames = (list: readonly string[]) => async () => {
    await renderFrames(page);
    return list.length;
  };
  await expect.poll(afterFrames(requests.scripts)).toBeGreaterThan(0);
  await expect.poll(afterFrames(requests.faces)).toBeGreaterThan(0);
  await expect.poll(afterFrames(requests.pictures)).toBeGreaterThan(1);
  await page.goto(productOf('ven', baseURL), { waitUntil: 'domcontentloaded' });
  // On the next page of the same visit the fonts are already loaded.
  await expect(page.locator('html')).not.toHaveAttribute('data-faces');
});

// A stored document, and one that is rendered for each request.
for (const path of ['/product/ham-fr-001/', '/login/'])
  test(`the document ${path} requests its stylesheets of the build as one, and hydration requests none of them`, async ({
    page,
  }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/assets/') && pathname.endsWith('.css')) requested.push(pathname);
    });
    await arrive(page, path);
    const joined = await page
      .locator('link[rel="stylesheet"][disabled]')
      .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []));
    expect(
      joined,
      'the page server finds no stylesheet of a slot: React links them differently (decision 8)',
    ).not.toEqual([]);
    expect(requested.filter((href) => href.startsWith('/assets/sheets/'))).toHaveLength(1);
    expect(
      requested.filter((href) => joined.includes(href)),
      'React, the router or the preload of slots requests a stylesheet although its disabled link is in the document (decision 8)',
    ).toEqual([]);
  });

/** Replaces the browser's PerformanceObserver; the returned function notifies it of one type of entry. */
async function blockPaints(page: Page): Promise<(type: 'paint' | 'element') => Promise<void>> {
  await page.addInitScript(() => {
    window.PerformanceObserver = class {
      static readonly supportedEntryTypes = ['paint', 'element'];
      readonly #callback: PerformanceObserverCallback;
      constructor(callback: PerformanceObserverCallback) {
        this.#callback = callback;
      }
      observe({ type = '' }: PerformanceObserverInit): void {
        const nothing = { getEntries: () => [], getEntriesByName: () => [], getEntriesByType: () => [] };
        addEventListener(`entry-${type}`, () => this.#callback(nothing, this));
      }
      disconnect(): void {}
      takeRecords = (): PerformanceEntryList => [];
    };
  });
  return (type) => page.evaluate((name) => void dispatchEvent(new Event(name)), `entry-${type}`);
}

test('scripts are loaded after the browser reports that the page and its first picture are painted', async ({
  page,
  baseURL,
}) => {
  const requests = listen(page);
  const release = await blockPictures(page);
  const releasePaints = await blockPaints(page);
  await page.goto(productOf('ven', baseURL), { waitUntil: 'domcontentloaded' });
  release();
  const picture = page.locator('img[fetchpriority="high"]');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await renderFrames(page);
  await releasePaints('element');
  await renderFrames(page);
  expect(requests.scripts, 'the page is not painted').toEqual([]);
  await releasePaints('paint');
  await renderFrames(page);
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);

  await page.goto(productOf('tee', baseURL), { waitUntil: 'domcontentloaded' });
  requests.scripts.length = 0;
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await releasePaints('paint');
  await renderFrames(page);
  expect(requests.scripts, 'the picture is not painted').toEqual([]);
  await releasePaints('element');
  await renderFrames(page);
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);
});

test('an interaction loads the scripts before the picture', async ({ page, baseURL }) => {
  const requests = listen(page);
  const release = await blockPictures(page);
  await page.goto(productOf('gen', baseURL), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);
  release();
});

test('a press before hydration immediately shows that the product is being added', async ({ page, baseURL }) => {
  const released = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$|\/cart\/\?product=/, async (route) => {
    await released.promise;
    await route.continue();
  });
  // Locators wait for the navigation that the press starts, so the page itself reports how the button looks.
  const busy = Promise.withResolvers<string | null>();
  await page.exposeFunction('reportBusy', busy.resolve);
  await page.addInitScript(() => {
    addEventListener('submit', ({ submitter }) => {
      const look = () => {
        if (submitter === null || getComputedStyle(submitter).opacity !== '0.6') return requestAnimationFrame(look);
        return (window as unknown as { reportBusy: (busy: string | null) => void }).reportBusy(
          submitter.getAttribute('aria-busy'),
        );
      };
      look();
    });
  });
  await page.goto(productOf('gen', baseURL), { waitUntil: 'domcontentloaded' });
  const buy = page.getByRole('button', { name: 'カートに入れる' }).first();
  await buy.click({ noWaitAfter: true });
  expect(await busy.promise).toBe('true');
  released.resolve();
  await expect(page.getByText(productCopy.inCart(1), { exact: false }).first()).toBeVisible();
  await expect(buy).not.toHaveAttribute('data-kept');
});

test('presses are recorded only until the last part of the page is hydrated', async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  const countWatchers = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.filter(({ type }) => type === 'submit').length;
  };
  await page.goto(productOf('gen', baseURL), { waitUntil: 'domcontentloaded' });
  expect(await countWatchers()).toBe(1);
  // Some parts are loaded when the visitor interacts with the page.
  let x = 0;
  const readOn = async () => {
    await page.mouse.move((x += 1), 1);
    return countWatchers();
  };
  await expect.poll(readOn).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('display fonts and other pictures are loaded immediately', async ({ page, baseURL }) => {
    const requests = listen(page);
    await page.goto(productOf('lat', baseURL));
    await expect.poll(() => requests.faces.length).toBeGreaterThan(0);
    await expect.poll(() => requests.pictures.length).toBeGreaterThan(1);
  });
});
