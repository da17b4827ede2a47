import { chromium, type Browser, type BrowserContext, type Page } from 'playwright';
import { accountCopy, checkoutCopy, formsCopy, goodsCopy, handoverCopy } from '@shop/copy';
import { arrive, Traffic } from '../../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../../browser/find-chromium.ts';
import { channelOrigin, goodsInCart, pages, sampleMember, type PageName } from './pages.ts';

/** The size of a window, in CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The settings of the browser: reduced motion. */
const reader = { reducedMotion: 'reduce', locale: 'ja-JP', timezoneId: 'Asia/Tokyo' } as const;

/** Takes pictures of a running shop, or of Storybook, in one theme after the other. */
export class Photographer {
  readonly #browser: Browser;
  readonly #address: string;
  #stories: BrowserContext | undefined;
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(browser: Browser, address: string) {
    this.#browser = browser;
    this.#address = address;
  }

  /** @throws Error when no Chromium can be had */
  static async open(address: string): Promise<Photographer> {
    const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
    return new Photographer(browser, address);
  }

  close(): Promise<void> {
    return this.#browser.close();
  }

  /** An empty page of this browser, for computing and composing. */
  blankPage(width: number, height: number): Promise<Page> {
    return this.#browser.newPage({ viewport: { width, height } });
  }

  /** Returns the tops of stories without Storybook's frame, with a shared cache, as PNG in each of `sizes`. */
  async takeStories(addresses: readonly string[], sizes: readonly Size[]): Promise<readonly (readonly Buffer[])[]> {
    const context = (this.#stories ??= await this.#browser.newContext(reader));
    return Promise.all(
      addresses.map(async (address) => {
        const page = await context.newPage();
        const traffic = new Traffic(page);
        await page.goto(address);
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
        await traffic.settle();
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        const taken = await this.#photograph(page, sizes);
        await page.close();
        return taken;
      }),
    );
  }

  /**
   * Returns the top of each page in one theme, as PNG in each of `sizes`. A guest fills the cart before it is
   * photographed; then a member logs in for the confirmation and my page, and receives that cart.
   */
  async take(
    theme: string,
    names: readonly PageName[],
    sizes: readonly Size[],
  ): Promise<Readonly<Record<string, readonly Buffer[]>>> {
    const origin = channelOrigin(this.#address, theme);
    const context = await this.#browser.newContext(reader);
    try {
      const taken: Record<string, readonly Buffer[]> = {};
      for (const name of names) {
        if (name === 'cart') await fillCart(context, origin);
        const page = await context.newPage();
        if (name === 'confirm') await goToConfirmation(page, origin);
        else await arrive(page, `${origin}${pages[name]}`);
        await page.evaluate(() => document.fonts.ready.then(() => undefined));
        taken[name] = await this.#photograph(page, sizes);
        await page.close();
      }
      return taken;
    } finally {
      await context.close();
    }
  }

  /** One page in each size; pictures that a larger window shows are there before it is taken. */
  async #photograph(page: Page, sizes: readonly Size[]): Promise<readonly Buffer[]> {
    const taken: Buffer[] = [];
    const traffic = new Traffic(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      await traffic.settle();
      await page.waitForFunction(() =>
        [...document.images].every((image) => {
          const { top, left, bottom, right } = image.getBoundingClientRect();
          const isOutside = bottom <= 0 || right <= 0 || top > innerHeight || left > innerWidth;
          // Pictures in closed details have a size but are not loaded.
          return image.complete || isOutside || !image.checkVisibility();
        }),
      );
      taken.push(await this.#shoot(page));
    }
    return taken;
  }

  /** One page after the other, each in front: of one behind, the browser may give a part of the old size many times over. */
  #shoot(page: Page): Promise<Buffer> {
    const shot = this.#turn.then(async () => {
      await page.bringToFront();
      return page.screenshot({ animations: 'disabled' });
    });
    this.#turn = shot.catch(() => undefined);
    return shot;
  }
}

/** Adds products to the cart as a shopper does, and waits until the server has them. */
async function fillCart(context: BrowserContext, origin: string): Promise<void> {
  const page = await context.newPage();
  for (const key of goodsInCart) {
    await arrive(page, `${origin}${pages.list}${key}/`);
    const added = page.waitForResponse(
      (response) => response.url().endsWith('/v1/carts/products/add') && response.ok(),
    );
    await page.getByRole('main').getByRole('button', { name: goodsCopy.addToCart, exact: true }).first().click();
    await added;
  }
  await page.close();
}

/**
 * Logs the sample member in and takes express checkout from the cart; without a saved payment method, cash on delivery
 * is used.
 */
async function goToConfirmation(page: Page, origin: string): Promise<void> {
  const { labels } = formsCopy;
  await arrive(page, `${origin}/login/?back=${pages.cart}`);
  await page.getByRole('textbox', { name: labels.login_username }).fill(sampleMember.username);
  await page.getByRole('textbox', { name: labels.password }).fill(sampleMember.password);
  await page.getByRole('main').getByRole('button', { name: accountCopy.login.submit }).click();
  await page.getByRole('button', { name: checkoutCopy.cart.express }).click();
  await page.waitForURL(/\/cart\/(?:payment|confirm)\//);
  const order = page.getByRole('button', { name: checkoutCopy.confirm.order });
  const atTheDoor = page.getByRole('radio', { name: handoverCopy.where.cod });
  await order.or(atTheDoor).first().waitFor();
  if (await atTheDoor.isVisible()) {
    await atTheDoor.check();
    await page.getByRole('button', { name: checkoutCopy.payment.next }).click();
  }
  await order.waitFor();
}
