import type { Page } from 'playwright';
import { untilLaidOut } from './until-laid-out.ts';

/** The narrowest phone that is looked at. */
export const phone = { width: 360, height: 740 };

/**
 * Returns controls that are too small to tap (24 px, WCAG 2.5.8; 44 px high for main links, A-03) or show nothing on
 * the narrowest phone.
 * @param within selector of the checked part
 */
export async function findControlFaults(page: Page, within = 'main'): Promise<readonly string[]> {
  await resize(page, phone);
  return page.evaluate(readFaults, within);
}

async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.waitForFunction((width) => innerWidth === width, size.width);
  await untilLaidOut(page);
}

function readFaults(within: string): readonly string[] {
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults: string[] = [];
  for (const control of document.querySelectorAll(
    `${within} :is(a[href], button, select, textarea, summary, input:not([type="hidden"], [type="checkbox"], [type="radio"]))`,
  )) {
    const { width, height } = control.getBoundingClientRect();
    // Visually hidden controls are one pixel large; links within a sentence have the size of its text.
    if (!isShown(control) || width <= 1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    const isInSentence = getComputedStyle(control).display === 'inline';
    const isReachedBeside = getComputedStyle(control, '::after').position === 'absolute';
    const isTooLow = control.closest('nav') !== null && height < 43.9;
    if (!isInSentence && !isReachedBeside && (isTooLow || Math.min(width, height) < 23.9))
      faults.push(`${name}: ${Math.round(width)} × ${Math.round(height)} px`);
    const isEmpty = control instanceof HTMLElement && control.matches('button, a') && control.innerText.trim() === '';
    if (isEmpty && ![...control.querySelectorAll('svg, img')].some(isShown)) faults.push(`${name}: shows nothing`);
  }
  return faults;
}

/** Returns by how many px a page overflows a phone with doubled text size (WCAG 1.4.4, 1.4.10). */
export async function overflowOfDoubledLetters(page: Page): Promise<number> {
  await resize(page, { width: 390, height: 844 });
  const overflow = await page.evaluate(() => {
    const root = document.documentElement;
    root.style.setProperty('font-size', '200%');
    const width = root.scrollWidth - root.clientWidth;
    root.style.removeProperty('font-size');
    return width;
  });
  await page.setViewportSize(phone);
  return overflow;
}
