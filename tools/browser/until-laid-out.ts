import type { Page } from 'playwright';

/** Waits until the page is laid out at its present size, with every font that its text needs. */
export const untilLaidOut = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise<unknown>((go) => requestAnimationFrame(go));
    do {
      // Fonts are requested when the text is laid out, which is the case after a frame.
      await nextFrame();
      await nextFrame();
      await document.fonts.ready;
    } while (document.fonts.status === 'loading');
  });
