import { chromium, type Browser, type Page } from 'playwright';
import { aFewAtATime } from '../../browser/a-few-at-a-time.ts';
import { Traffic } from '../../browser/arrive.ts';
import { findBrokenWords } from '../../browser/broken-words.ts';
import { chromiumFlags, findChromium } from '../../browser/find-chromium.ts';
import { serveStorybook } from '../../browser/serve-storybook.ts';
import { findControlFaults, overflowOfDoubledLetters } from '../../browser/small-screen.ts';
import { THEMES } from '@shop/constants';
import { screenStories, type IndexedStory } from './screen-stories.ts';

/** The first viewport of a story. */
const shownOn = { width: 390, height: 844 };
/** Themes that are read at a time. */
const readers = 3;

/** The channel between Storybook's sidebar and the document of a story. */
interface Channel {
  on(event: string, hear: (value: unknown) => void): void;
  emit(event: string, value: object): void;
}

/**
 * Opens a story as a click in Storybook's sidebar does, until it is rendered and its `play` has finished. Whether
 * `play` passes is tested elsewhere.
 *
 * @throws Error when the story cannot be rendered
 */
const turnTo = (page: Page, storyId: string): Promise<void> =>
  page.evaluate(
    (args) =>
      new Promise<void>((go, fail) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = globalThis as unknown as {
          readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
        };
        for (const event of ['storyMissing', 'storyErrored', 'storyThrewException'])
          channel.on(event, () => fail(new Error(`${args}: ${event}`)));
        channel.on('storyRendered', (rendered) => rendered === args && go());
        setTimeout(() => fail(new Error(`${args} is not drawn after a minute`)), 60_000);
        channel.emit('setCurrentStory', { storyId: args, viewMode: 'story' });
      }),
    storyId,
  );

/**
 * Returns the faults of a rendered story: its lines at each width, its controls on a phone, and its width with text
 * twice as large.
 */
async function readStory(page: Page): Promise<readonly string[]> {
  const lines = await findBrokenWords(page);
  const overflow = await overflowOfDoubledLetters(page);
  const controls = await findControlFaults(page, '#storybook-root');
  await page.setViewportSize(shownOn);
  return [
    ...lines,
    ...controls.map((fault) => `360 px: ${fault}`),
    ...(overflow > 0 ? [`390 px: letters twice as large reach ${overflow} px past the edge`] : []),
  ];
}

/** The faults of the stories in one theme: `tee 購入-注文の確認--long at 390 px: 14〜16時 is broken in …`. */
async function readTheme(
  browser: Browser,
  origin: string,
  theme: string,
  stories: readonly string[],
): Promise<readonly string[]> {
  const page = await browser.newPage({
    viewport: shownOn,
    reducedMotion: 'reduce',
    locale: 'ja-JP',
    timezoneId: 'Asia/Tokyo',
  });
  const traffic = new Traffic(page, 100);
  // One document for all: stories are switched within it. Accessibility is checked by the stories' tests.
  const before = encodeURIComponent(stories.at(-1) ?? '');
  await page.goto(`${origin}/iframe.html?id=${before}&viewMode=story&globals=theme:${theme};a11y.manual:!true`);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await traffic.settle();
  const faults: string[] = [];
  for (const story of stories) {
    await turnTo(page, story);
    await traffic.settle();
    faults.push(...(await readStory(page)).map((fault) => `${theme} ${story} at ${fault}`));
  }
  await page.close();
  return faults;
}

/**
 * Checks all screens in all themes, with normal and longest texts, in the built Storybook, and fails when a word breaks
 * across lines or a text is cut off. Arguments are parts of names of screens to check only those.
 */
async function main(args: readonly string[]): Promise<void> {
  const storybook = await serveStorybook();
  const browser = await chromium.launch({ executablePath: findChromium(), args: [...chromiumFlags] });
  try {
    const index = (await (await fetch(`${storybook.origin}/index.json`)).json()) as {
      readonly entries: Record<string, IndexedStory>;
    };
    const screens = screenStories(Object.values(index.entries)).filter(
      ({ name }) => args.length === 0 || args.some((part) => name.includes(part)),
    );
    const stories = screens.flatMap(({ storyId, longStoryId }) => [storyId, ...(longStoryId ? [longStoryId] : [])]);
    await aFewAtATime(THEMES, readers, async (theme) => {
      const faults = await readTheme(browser, storybook.origin, theme, stories);
      if (faults.length > 0) process.exitCode = 1;
      for (const fault of faults) console.log(`✗ ${fault}`);
      console.log(
        `${faults.length > 0 ? '✗' : '✓'} ${theme}: ${screens.length} screens, ${stories.length} stories, ${faults.length} faults`,
      );
    });
  } finally {
    await browser.close();
    storybook.stop();
  }
}

await main(process.argv.slice(2));
