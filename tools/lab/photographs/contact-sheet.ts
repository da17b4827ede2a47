import sharp from 'sharp';

/** Side of a picture and the room around it, in pixels. */
const side = 240;
const gap = 12;
const caption = 20;
const perRow = 8;
const paper = '#f4f2ee';

export interface SheetPicture {
  readonly key: string;
  readonly file: string;
}

/** Returns all pictures in one image (WebP), uncropped, each with its key below, in rows of eight. */
export async function contactSheet(pictures: readonly SheetPicture[]): Promise<Buffer> {
  const rows = Math.ceil(pictures.length / perRow);
  const width = gap + perRow * (side + gap);
  const height = gap + rows * (side + caption + gap);
  const placed = await Promise.all(
    pictures.map(async ({ key, file }, at) => {
      const left = gap + (at % perRow) * (side + gap);
      const top = gap + Math.floor(at / perRow) * (side + caption + gap);
      const captionSvg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${caption}"><text x="0" y="15" font-family="sans-serif" font-size="14" fill="#2b2320">${key}</text></svg>`;
      return [
        { input: await sharp(file).resize(side, side, { fit: 'contain', background: paper }).toBuffer(), left, top },
        { input: Buffer.from(captionSvg), left, top: top + side },
      ];
    }),
  );
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite(placed.flat())
    .webp({ quality: 80 })
    .toBuffer();
}
