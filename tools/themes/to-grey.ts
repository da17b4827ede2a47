import type { Page } from 'playwright';
import type { Grey } from './grey-distance.ts';

/** A PNG scaled down to `width` × `height` points without its colours (luminance of Rec. 709). */
export function toGrey(page: Page, png: Buffer, width: number, height: number): Promise<Grey> {
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
