import { chromium } from 'playwright';
import { chromiumFlags, findChromium } from '../browser/find-chromium.ts';

/** An open page of the running shop, with text in the search field that only the browser has. */
export interface WatchedPage {
  /** Opens the address, also anew. @throws Error when the development server has it loaded again meanwhile */
  open(address: string): Promise<boolean>;
  /** Whether it is ready: the text is typed, and its suggestions are shown. */
  isTyped(): Promise<boolean>;
  /** Whether an element as named has the style now. */
  hasStyle(selector: string, property: string, value: string): Promise<boolean>;
  /** Whether the text is on the page. */
  shows(text: string): Promise<boolean>;
  /** Whether it is still the page that was opened, with what was typed. */
  isUntouched(): Promise<boolean>;
  close(): Promise<void>;
}

const word = 'ハム';
const field = 'input[name="word"]';

/** Opens an empty page in a new browser. */
export async function openWatchedPage(): Promise<WatchedPage> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  const page = await browser.newPage();
  // Set on this document only: gone after any reload.
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
