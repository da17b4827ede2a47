/**
 * `npm run themes:sheet -- http://localhost:4000`: the contact sheet. One picture per page (home, list, product, filled
 * cart, confirmation, my page), each with all themes, at 1440 px and at 390 px, written to `.cache/themes/`.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { THEMES } from '@shop/constants';
import { composeSheet, type Shot } from './compose-sheet.ts';
import { pageNames } from './pages.ts';
import { Photographer } from './photographer.ts';

const target = join(import.meta.dirname, '..', '..', '..', '.cache', 'themes');
const sizes = [
  { width: 1440, height: 1440 },
  { width: 390, height: 844 },
] as const;
/** The height of each picture. */
const height = 640;

async function main(address: string): Promise<void> {
  const photographer = await Photographer.open(address);
  try {
    const shots: Record<string, Shot[]> = {};
    for (const theme of THEMES) {
      const taken = await photographer.take(theme, pageNames, sizes);
      for (const name of pageNames) (shots[name] ??= []).push({ theme, pictures: taken[name] ?? [] });
      console.log(theme);
    }
    const blank = await photographer.blankPage(1280, 720);
    mkdirSync(target, { recursive: true });
    for (const name of pageNames)
      writeFileSync(join(target, `${name}.jpg`), await composeSheet(blank, shots[name] ?? [], height));
  } finally {
    await photographer.close();
  }
}

await main(process.argv[2] ?? 'http://localhost:4000');
