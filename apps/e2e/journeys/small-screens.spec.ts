import { addToCart } from '../fixtures/guest.ts';
import { originOf, themes } from '../fixtures/themes.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

/** What a thumb cannot hit (24 px, WCAG 2.5.8) or cannot read: controls too small, without a sign, or past the edge. */
function findFaults(): readonly string[] {
  const edge = document.documentElement.clientWidth;
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  const faults = document.documentElement.scrollWidth > edge ? [`the page is ${document.documentElement.scrollWidth} px wide`] : [];
  for (const control of document.querySelectorAll('main :is(a[href], button, select, textarea, summary, input:not([type="hidden"], [type="checkbox"], [type="radio"]))')) {
    const { width, height } = control.getBoundingClientRect();
    // What is hidden from view is a pixel large; links within a sentence have the size of its words.
    if (!isShown(control) || width <= 1) continue;
    const name = control.getAttribute('aria-label') ?? control.textContent.trim();
    const isInSentence = getComputedStyle(control).display === 'inline';
    const isReachedBeside = getComputedStyle(control, '::after').position === 'absolute';
    if (!isInSentence && !isReachedBeside && Math.min(width, height) < 23.9) faults.push(`${name}: ${Math.round(width)} × ${Math.round(height)} px`);
    const isEmpty = control instanceof HTMLElement && control.matches('button, a') && control.innerText.trim() === '';
    if (isEmpty && ![...control.querySelectorAll('svg, img')].some(isShown)) faults.push(`${name}: shows nothing`);
  }
  return faults;
}

for (const theme of themes) {
  test(`${theme}: every control on a phone can be seen and hit`, async ({ page, baseURL }) => {
    const origin = originOf(baseURL, theme);
    await addToCart(page, 'ham-fr-001', origin);
    await addToCart(page, 'sau-at-001', origin);
    for (const path of ['/cart/', '/cart/shipping-select/', '/', '/product/', '/product/ham-fr-001/', '/guide/', '/law/', '/login/', '/register/']) {
      await page.goto(`${origin}${path}`);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(findFaults), path).toEqual([]);
    }
  });
}
