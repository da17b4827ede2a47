import { afterEach, beforeEach, expect, vi } from 'vitest';
import { page } from 'vitest/browser';
import './still.css';

// Dates of a story are those of one day; timers run on.
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00+09:00'), toFake: ['Date'] });
});

afterEach(async ({ task }) => {
  await document.fonts.ready;
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  // Enlarges the window to the whole page, since the picture does not include what is below the window.
  await page.viewport(window.innerWidth, Math.max(window.innerHeight, document.documentElement.scrollHeight));
  const file = task.file.name.replace(/^.*\//, '').replace('.stories.tsx', '');
  await expect(page.elementLocator(document.body)).toMatchScreenshot(`${file}/${storyOf(task.meta)}`);
  vi.useRealTimers();
});

/** `商品-商品カード--in-stock` → `in-stock`: what Storybook's runner notes of the story. */
function storyOf(meta: object): string {
  const [, story] = 'storyId' in meta ? String(meta.storyId).split('--') : [];
  if (story === undefined) throw new Error('this test shows no story');
  return story;
}
