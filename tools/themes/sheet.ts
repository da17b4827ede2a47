/**
 * `npm run themes:sheet -- http://localhost:4000`: the contact sheet. One picture a page (home, list, product, cart with goods,
 * confirmation, my page), each with all themes, at 1440 px and at 390 px, written to `docs/themes/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { listThemes } from '../fonts/list-themes.ts';
import { pageNames } from './pages.ts';
import { Photographer } from './photographer.ts';

const target = join(import.meta.dirname, '..', '..', 'docs', 'themes');
const sizes = [
  { width: 1440, height: 1440 },
  { width: 390, height: 844 },
] as const;
/** Height of a picture on the sheet, and how many themes stand side by side. */
const height = 640;
const perRow = 3;

interface Shot {
  readonly theme: string;
  readonly pictures: readonly Buffer[];
}

async function main(address: string): Promise<void> {
  const photographer = await Photographer.open(address);
  try {
    const shots: Record<string, Shot[]> = {};
    for (const theme of listThemes()) {
      const taken = await photographer.take(theme, pageNames, sizes);
      for (const name of pageNames) (shots[name] ??= []).push({ theme, pictures: taken[name] ?? [] });
      console.log(theme);
    }
    const blank = await photographer.blankPage(1280, 720);
    mkdirSync(target, { recursive: true });
    for (const name of pageNames) writeFileSync(join(target, `${name}.jpg`), await compose(blank, shots[name] ?? []));
  } finally {
    await photographer.close();
  }
}

/** Lays the pictures of one page out, each theme with its name, and takes the whole as one JPEG. */
async function compose(page: Page, shots: readonly Shot[]): Promise<Buffer> {
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

await main(process.argv[2] ?? 'http://localhost:4000');
