import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';

/** A page of the running shop as a developer has it open: with a word typed into the search that no server knows of. */
export interface WatchedPage {
  /** Opens the address, also anew. @throws Error when the development server has it loaded again meanwhile */
  open(address: string): Promise<boolean>;
  /** Whether it is ready: the word is typed, and what it suggests is there. */
  isTyped(): Promise<boolean>;
  /** Whether an element as named has the style now. */
  hasStyle(selector: string, property: string, value: string): Promise<boolean>;
  /** Whether the text stands on the page. */
  shows(text: string): Promise<boolean>;
  /** Whether it is still the page that was opened, with what was typed. */
  isUntouched(): Promise<boolean>;
  close(): Promise<void>;
}

const word = 'ハム';
const field = 'input[name="word"]';

/** An empty page in a browser of its own. */
export async function openWatchedPage(): Promise<WatchedPage> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  // Set on this document alone: gone after any reload.
  const mark = () => page.evaluate(() => document.documentElement.setAttribute('data-opened-once', ''));
  return {
    open: async (address) => (await page.goto(address, { timeout: 120_000 }))?.ok() === true,
    isTyped: async () => {
      // Vite may reload a page while it first prepares its packages: typed again until it stays.
      if ((await page.locator(field).inputValue()) !== word) await page.locator(field).fill(word);
      const isShown = (await page.locator(field).getAttribute('aria-expanded')) === 'true';
      if (!isShown) await page.locator(field).press('End');
      else await page.waitForLoadState('networkidle').then(mark);
      return isShown;
    },
    hasStyle: (selector, property, value) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, wanted) => getComputedStyle(element).getPropertyValue(wanted.property) === wanted.value, {
          property,
          value,
        }),
    shows: (text) => page.getByText(text).first().isVisible(),
    isUntouched: async () =>
      (await page.locator('html[data-opened-once]').count()) === 1 && (await page.locator(field).inputValue()) === word,
    close: () => browser.close(),
  };
}
