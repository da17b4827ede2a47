import { chromium, type Browser } from 'playwright';
import { aFewAtATime } from '../../browser/a-few-at-a-time.ts';
import { arrive, Traffic } from '../../browser/arrive.ts';
import { chromiumFlags, findChromium } from '../../browser/find-chromium.ts';
import { openTemporaryShop } from '../../launch/temporary-shop.ts';
import { screensOfEachKind } from './generate-screens.ts';

const port = 4500;
/** Pages that are opened at the same time. */
const photographers = 3;
const paths = [
  '/',
  '/ec/',
  '/product/',
  '/product/?word=%E3%81%AA%E3%81%84',
  '/product/ham-fr-001/',
  '/cart/',
  '/login/',
  '/register/',
  '/law/',
  '/nothing-here/',
];
const widths = [360, 1280];
const pages = paths.flatMap((path) => widths.map((width) => ({ path, width })));
type Shown = (typeof pages)[number];

async function pictureOf(browser: Browser, path: string, width: number): Promise<Buffer> {
  // A new browser page for each picture, since the shop remembers viewed products.
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce', locale: 'ja-JP' });
  await arrive(page, `http://gen.localhost:${port}${path}`);
  // Loads what scrolling reveals. Only the window is scrolled, since scrolling a gallery would change its picture.
  const traffic = new Traffic(page);
  await page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    for (const image of document.images) {
      window.scrollTo({ top: window.scrollY + image.getBoundingClientRect().top, behavior: 'instant' });
      await frame().then(frame);
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  await traffic.settle();
  await page.evaluate(() =>
    Promise.all([document.fonts.ready, ...Array.from(document.images, (image) => image.complete && image.decode())]),
  );
  const picture = await page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  await page.context().close();
  return picture;
}

/** Returns generated screens that are not shown with their title. */
async function unanswered(browser: Browser): Promise<readonly string[]> {
  const missing: string[] = [];
  for (const { path, title } of screensOfEachKind) {
    // A new page, so that requests of the previous screen do not affect this navigation.
    const page = await browser.newPage();
    const answer = await page.goto(`http://gen.localhost:${port}${path}/`, { waitUntil: 'commit' });
    const text = (await answer?.text()) ?? '';
    if (answer?.status() !== 200 || !text.includes(`<title>${title} |`))
      missing.push(`${path}/ answers ${answer?.status()} without its title`);
    await page.context().close();
  }
  return missing;
}

/**
 * Opens the shop of this folder and compares its pages in Simple, pixel by pixel, with those in the themes of the
 * arguments, which must look the same; generated screens must render. Prints a line for each difference and exits with
 * 1.
 */
async function comparePages(themes: readonly string[]): Promise<readonly string[]> {
  const shop = await openTemporaryShop(port);
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const picturesOf = async (theme: string, pages: readonly Shown[]) => {
      await setTheme(shop.apiOrigin, theme);
      return aFewAtATime(pages, photographers, ({ path, width }) => pictureOf(browser, path, width));
    };
    const shown = await picturesOf('Simple', pages);
    const differing: string[] = [...(await unanswered(browser))];
    for (const theme of themes) {
      const pictures = await picturesOf(theme, pages);
      // A busy machine may have taken one of the two too early: only what differs twice is different.
      const suspects = pages.filter((_, at) => shown[at]?.equals(pictures[at] ?? Buffer.of()) !== true);
      const [current, again] = [await picturesOf('Simple', suspects), await picturesOf(theme, suspects)];
      differing.push(
        ...suspects
          .filter((_, at) => current[at]?.equals(again[at] ?? Buffer.of()) !== true)
          .map(({ path, width }) => `${theme}: ${path} at ${width} px`),
      );
    }
    return differing;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function setTheme(api: string, theme: string): Promise<void> {
  const { status } = await fetch(`${api}/internal/channels/gen`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ theme }),
  });
  if (status !== 204) throw new Error(`The theme ${theme} could not be set: ${status}.`);
}

const differing = await comparePages(process.argv.slice(2));
for (const line of differing) console.log(`wrong: ${line}`);
console.log(
  differing.length === 0 ? `${pages.length} pages are the same in every theme.` : `${differing.length} are wrong.`,
);
process.exit(differing.length === 0 ? 0 : 1);
