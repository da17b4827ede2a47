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
  let letGo = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/v1/images/**', async (route) => {
    await released;
    await route.continue();
  });
  return letGo;
}

/** Renders some frames without reaching the timeout of two seconds. */
const renderFrames = (page: Page) => page.clock.runFor(40);
const productOf = (theme: string, baseURL = '') => {
  const address = new URL('/product/ham-fr-001/', baseURL);
  address.hostname = `${theme}.localhost`;
  return address.href;
};

test('scripts and other pictures wait for the first, and display faces for the scripts', async ({ page, baseURL }) => {
  const requests = listen(page);
  const letGo = await blockPictures(page);
  await page.goto(productOf('ven', baseURL), { waitUntil: 'domcontentloaded' });
  await renderFrames(page);
  await expect.poll(() => requests.pictures).toHaveLength(1);
  expect(
    requests,
    'what waits for the first paint is requested before: React or React Router writes it differently (decision 21)',
  ).toMatchObject({ scripts: [], faces: [], pictures: [expect.stringContaining('/ham-fr-001/main-')] });
  letGo();
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
  test(`the document ${path} requests its stylesheets of the build as one, and hydration none of them`, async ({
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
    expect(requested.filter((sheet) => sheet.startsWith('/assets/sheets/'))).toHaveLength(1);
    expect(
      requested.filter((sheet) => joined.includes(sheet)),
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
        addEventListener(`told-${type}`, () => this.#callback(nothing, this));
      }
      disconnect(): void {}
      takeRecords = (): PerformanceEntryList => [];
    };
  });
  return (type) => page.evaluate((name) => void dispatchEvent(new Event(name)), `told-${type}`);
}

test('scripts wait until the browser tells that the page and its first picture were shown', async ({
  page,
  baseURL,
}) => {
  const requests = listen(page);
  const letGo = await blockPictures(page);
  const releasePaints = await blockPaints(page);
  await page.goto(productOf('ven', baseURL), { waitUntil: 'domcontentloaded' });
  letGo();
  const picture = page.locator('img[fetchpriority="high"]');
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await renderFrames(page);
  await releasePaints('element');
  await renderFrames(page);
  expect(requests.scripts, 'the page is not shown').toEqual([]);
  await releasePaints('paint');
  await renderFrames(page);
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);

  await page.goto(productOf('tee', baseURL), { waitUntil: 'domcontentloaded' });
  requests.scripts.length = 0;
  await picture.evaluate((image: HTMLImageElement) => image.decode());
  await releasePaints('paint');
  await renderFrames(page);
  expect(requests.scripts, 'the picture is not shown').toEqual([]);
  await releasePaints('element');
  await renderFrames(page);
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);
});

test('whoever touches the page does not wait for the picture', async ({ page, baseURL }) => {
  const requests = listen(page);
  const letGo = await blockPictures(page);
  await page.goto(productOf('gen', baseURL), { waitUntil: 'domcontentloaded' });
  await page.keyboard.press('Tab');
  await expect.poll(() => requests.scripts.length).toBeGreaterThan(0);
  letGo();
});

test('a press before hydration shows at once that the product is being added', async ({ page, baseURL }) => {
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

test('presses are watched only until the last part of the page is hydrated', async ({ page, baseURL }) => {
  const session = await page.context().newCDPSession(page);
  const countWatchers = async () => {
    const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' });
    return listeners.filter(({ type }) => type === 'submit').length;
  };
  await page.goto(productOf('gen', baseURL), { waitUntil: 'domcontentloaded' });
  expect(await countWatchers()).toBe(1);
  // Some parts are loaded when the visitor reads on.
  let x = 0;
  const readOn = async () => {
    await page.mouse.move((x += 1), 1);
    return countWatchers();
  };
  await expect.poll(readOn).toBe(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('display faces and other pictures come at once', async ({ page, baseURL }) => {
    const requests = listen(page);
    await page.goto(productOf('lat', baseURL));
    await expect.poll(() => requests.faces.length).toBeGreaterThan(0);
    await expect.poll(() => requests.pictures.length).toBeGreaterThan(1);
  });
});
