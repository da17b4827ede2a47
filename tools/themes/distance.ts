/**
 * `npm run themes:distance -- http://localhost:4000`: photographs home, list and product in every theme, takes the colours
 * away, scales the pictures down to thumbnails, and prints how far every two themes are apart, nearest first.
 */
import { listThemes } from '../fonts/list-themes.ts';
import { pairDistances, type Grey } from './grey-distance.ts';
import { Photographer } from './photographer.ts';
import { toGrey } from './to-grey.ts';

const size = { width: 1280, height: 1280 };
const thumbnail = 64;

async function main(address: string): Promise<void> {
  const photographer = await Photographer.open(address);
  try {
    const blank = await photographer.blankPage(thumbnail, thumbnail);
    const pictures: Record<string, Record<string, Grey>> = {};
    for (const theme of listThemes()) {
      const taken = await photographer.take(theme, ['home', 'list', 'product'], [size]);
      const greys: Record<string, Grey> = {};
      for (const [page, [png]] of Object.entries(taken))
        if (png) greys[page] = await toGrey(blank, png, thumbnail, thumbnail);
      pictures[theme] = greys;
    }
    const pairs = pairDistances(pictures);
    for (const { themes, distances, mean } of pairs) {
      const each = Object.entries(distances).map(([page, value]) => `${page} ${value.toFixed(1)}`);
      console.log(`${mean.toFixed(1).padStart(5)} %  ${themes.join(' – ').padEnd(16)} ${each.join('  ')}`);
    }
    const [nearest] = pairs;
    if (nearest)
      console.log(`Smallest distance: ${nearest.mean.toFixed(1)} % between ${nearest.themes.join(' and ')}.`);
  } finally {
    await photographer.close();
  }
}

await main(process.argv[2] ?? 'http://localhost:4000');
