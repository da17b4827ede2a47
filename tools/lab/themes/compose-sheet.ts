import type { Page } from 'playwright';

/** Pictures of one page in one theme, as PNG. */
export interface Shot {
  readonly theme: string;
  readonly pictures: readonly Buffer[];
}

/** The number of themes per row. */
const perRow = 3;

/**
 * Arranges the pictures of one page, each theme with its name, and returns the whole as one JPEG. @param height of each
 * picture
 */
export async function composeSheet(page: Page, shots: readonly Shot[], height: number): Promise<Buffer> {
  const cells = shots.map(({ theme, pictures }) => {
    const images = pictures
      .map((png) => `<img height="${height}" src="data:image/png;base64,${png.toString('base64')}">`)
      .join('');
    return `<figure><figcaption>${theme}</figcaption><div>${images}</div></figure>`;
  });
  const style = `body{margin:0;padding:24px;background:#8a8a8a;display:grid;grid-template-columns:repeat(${perRow},max-content);gap:32px;width:max-content;font:700 24px sans-serif}figure{margin:0}figcaption{padding-bottom:8px}div{display:flex;gap:8px;align-items:start}`;
  await page.setContent(`<!doctype html><style>${style}</style>${cells.join('')}`);
  return page.locator('body').screenshot({ type: 'jpeg', quality: 78 });
}
