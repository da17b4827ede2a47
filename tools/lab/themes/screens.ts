/**
 * `npm run themes:screens -- http://localhost:6006`: every screen in every theme, at 1440 px and at 390 px, from the
 * page slots' stories in Storybook; one picture per screen, written to `.cache/themes/screens`. Names of screens after
 * the URL select only these.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { THEMES } from '@shop/constants';
import { composeSheet, type Shot } from './compose-sheet.ts';
import { Photographer } from './photographer.ts';
import { screenStories, type IndexedStory } from './screen-stories.ts';

const target = join(import.meta.dirname, '..', '..', '..', '.cache', 'themes', 'screens');
const sizes = [
  { width: 1440, height: 1440 },
  { width: 390, height: 1170 },
] as const;
/** The height of each picture. */
const height = 420;

async function main([address = 'http://localhost:6006', ...names]: readonly string[]): Promise<void> {
  const { entries } = (await (await fetch(`${address}/index.json`)).json()) as {
    entries: Record<string, IndexedStory>;
  };
  const all = screenStories(Object.values(entries));
  const chosen = names.length > 0 ? all.filter(({ name }) => names.includes(name)) : all;
  mkdirSync(target, { recursive: true });
  const photographer = await Photographer.open(address);
  try {
    const blank = await photographer.blankPage(1280, 720);
    for (const { name, title, storyId } of chosen) {
      const story = `${address}/iframe.html?id=${encodeURIComponent(storyId)}&viewMode=story`;
      const taken = await photographer.takeStories(
        THEMES.map((theme) => `${story}&globals=theme:${theme}`),
        sizes,
      );
      const shots = THEMES.map((theme, at): Shot => ({ theme, pictures: taken[at] ?? [] }));
      const sheet = await composeSheet(blank, shots, height);
      writeFileSync(join(target, `${name}.webp`), await sharp(sheet).webp({ quality: 55, effort: 6 }).toBuffer());
      console.log(`${name} ${title}`);
    }
  } finally {
    await photographer.close();
  }
}

await main(process.argv.slice(2));
