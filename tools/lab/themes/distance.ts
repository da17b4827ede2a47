/**
 * `npm run themes:distance -- http://localhost:4000`: photographs home, list, product, cart, confirmation and my page
 * in every theme, converts them to small greyscale images, and prints the distance of every two themes, nearest first.
 */
import { THEMES } from '@shop/constants';
import { pairDistances, type Grey } from './grey-distance.ts';
import { pageNames } from './pages.ts';
import { Photographer } from './photographer.ts';
import type { Page } from 'playwright';

const size = { width: 1280, height: 1280 };

const thumbnail = 64;

async function main(address: string): Promise<void> {
  const photographer = await Photographer.open(address);
  try {
    const blank = await photographer.blankPage(thumbnail, thumbnail);
    const pictures: Record<string, Record<string, Grey>> = {};
    for (const theme of THEMES) {
      const taken = await photographer.take(theme, pageNames, [size]);
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

/** A PNG scaled down to `width` × `height` points without its colours (luminance of Rec. 709). */
function toGrey(page: Page, png: Buffer, width: number, height: number): Promise<Grey> {
  return page.evaluate(
    async ({ source, width: w, height: h }) => {
      const picture = await createImageBitmap(await (await fetch(source)).blob(), {
        resizeWidth: w,
        resizeHeight: h,
        resizeQuality: 'high',
      });
      const canvas = new OffscreenCanvas(w, h);
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, w, h);
      return Array.from({ length: w * h }, (_, index) => {
        const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
        return Math.round(0.2126 * red + 0.7152 * green + 0.0722 * blue);
      });
    },
    { source: `data:image/png;base64,${png.toString('base64')}`, width, height },
  );
}
