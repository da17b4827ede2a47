import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { readFileSync } from 'node:fs';
import { PICTURE } from './open-picture.ts';
import { cropPhotograph, takePhotograph } from './take-photograph.ts';

const red = { r: 200, g: 30, b: 30 };
const plain = (width: number, height = width): Sharp =>
  sharp({ create: { width, height, channels: 3, background: red } });
const jpeg = (width: number, height = width) => plain(width, height).jpeg().toBuffer();

async function accepted(file: Buffer) {
  const result = await takePhotograph(file);
  if ('problem' in result) throw new Error(result.problem.message);
  return result;
}
async function refusal(file: Buffer) {
  const result = await takePhotograph(file);
  return 'problem' in result ? result.problem : null;
}
const pixelOf = async (file: Buffer, left: number, top: number): Promise<number[]> => [
  ...(await sharp(file).extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];

describe('an accepted photograph', () => {
  it.each([
    ['JPEG', (picture: Sharp) => picture.jpeg()],
    ['PNG', (picture: Sharp) => picture.png()],
    ['WebP', (picture: Sharp) => picture.webp()],
    ['AVIF', (picture: Sharp) => picture.avif({ effort: 0 })],
  ])('may be a %s, and becomes a square WebP with its details', async (_format, as) => {
    const { bytes, original, ...details } = await accepted(await as(plain(1200)).toBuffer());
    expect(original, 'a square is whole already').toBeNull();
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 1000, height: 1000, hasAlpha: false });
    expect(details).toMatchObject({ width: 1000, height: 1000, hash: expect.stringMatching(/^[0-9a-f]{8}$/) });
    expect(details.placeholder).toMatch(/^data:image\/webp;base64,/);
    expect(details.color).toBe('#c81818');
  });

  it('has no data of its location and camera', async () => {
    const exif = { IFD0: { Make: 'Camera', Model: 'X' }, IFD3: { GPSLatitude: '35/1 0/1 0/1', GPSLatitudeRef: 'N' } };
    const file = await plain(1000).withExif(exif).jpeg().toBuffer();
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { exif: savedExif, xmp, icc, iptc } = await sharp((await accepted(file)).bytes).metadata();
    expect([savedExif, xmp, icc, iptc]).toEqual([undefined, undefined, undefined, undefined]);
  });

  it('is rotated upright by its orientation tag', async () => {
    // The upper half is blue; rotated by 90 degrees clockwise it is the right half.
    const blue = await sharp({ create: { width: 1000, height: 500, channels: 3, background: '#0000ff' } })
      .png()
      .toBuffer();
    const file = await plain(1000)
      .composite([{ input: blue, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { bytes } = await accepted(file);
    const [[redness = 0], [, , blueness = 0]] = [await pixelOf(bytes, 100, 500), await pixelOf(bytes, 900, 500)];
    expect([redness > 150, blueness > 150]).toEqual([true, true]);
  });

  it('is cropped by a few pixels to a square, and gets a white background where it is transparent', async () => {
    const { bytes } = await accepted(await jpeg(1020, 1001));
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1000, height: 1000 });
    const clear = sharp({ create: { width: 1000, height: 1000, channels: 4, background: { ...red, alpha: 0 } } });
    const white = (await pixelOf((await accepted(await clear.png().toBuffer())).bytes, 500, 500)).every(
      (part) => part > 250,
    );
    expect(white).toBe(true);
  });
});

/** Three stripes of a third each: red, green and blue; from left to right, or from the top. */
async function stripes(width: number, height: number): Promise<Sharp> {
  const isWide = width > height;
  const band = (background: string) =>
    sharp({
      create: {
        width: isWide ? width / 3 : width,
        height: isWide ? height : height / 3,
        channels: 3,
        background,
      },
    })
      .png()
      .toBuffer();
  const [green, blue] = await Promise.all([band('#00c800'), band('#0000c8')]);
  const at = (third: number) => ({ left: isWide ? (width / 3) * third : 0, top: isWide ? 0 : (height / 3) * third });
  return plain(width, height).composite([
    { input: green, ...at(1) },
    { input: blue, ...at(2) },
  ]);
}
const colours = ['red', 'green', 'blue'];
/** The colours at two opposite edges: of the first and the last stripe that are visible. */
async function edgesOf(bytes: Buffer, isWide: boolean): Promise<(string | undefined)[]> {
  const { width } = await sharp(bytes).metadata();
  const edges = isWide
    ? [[10, width / 2] as const, [width - 10, width / 2] as const]
    : [[width / 2, 10] as const, [width / 2, width - 10] as const];
  return Promise.all(
    edges.map(async ([left, top]) => {
      const parts = await pixelOf(bytes, left, top);
      return colours[parts.indexOf(Math.max(...parts))];
    }),
  );
}

describe('a photograph of any proportion is cropped to a square', () => {
  it.each([
    ['wide, at its centre', 2400, 800, undefined, ['green', 'green']],
    ['wide, around a focus at the left', 2400, 800, { x: 0, y: 0.5 }, ['red', 'red']],
    ['wide, around a focus near the right edge', 2400, 800, { x: 0.95, y: 0.5 }, ['blue', 'blue']],
    ['wide, around a focus between two parts', 2400, 800, { x: 1 / 3, y: 0.5 }, ['red', 'green']],
    ['tall, around a focus in its upper part', 900, 2700, { x: 0.5, y: 0.1 }, ['red', 'red']],
    ['tall, around a focus at the bottom', 900, 2700, { x: 0.5, y: 1 }, ['blue', 'blue']],
  ])('%s', async (_what, width, height, focus, edges) => {
    const file = await (await stripes(width, height)).jpeg().toBuffer();
    const taken = await takePhotograph(file, focus);
    if ('problem' in taken) throw new Error(taken.problem.message);
    expect(await edgesOf(taken.bytes, width > height)).toEqual(edges);
    const side = Math.min(width, height, 1000);
    expect([taken.width, taken.height]).toEqual([side, side]);
  });

  it('its whole is stored upright and without metadata, and cropped again around another focus', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '35/1 0/1 0/1', GPSLatitudeRef: 'N' } };
    // Taken upright: the sensor's left is the picture's top.
    const file = await (
      await stripes(2400, 1600)
    )
      .rotate(270)
      .withExif(exif)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { original, hash } = await accepted(file);
    if (!original) throw new Error('There is no original.');
    const { width, height, exif: saved, orientation } = await sharp(original).metadata();
    expect([width, height, saved, orientation]).toEqual([2400, 1600, undefined, undefined]);
    expect(await edgesOf((await cropPhotograph(original, { x: 0, y: 0.5 })).bytes, true)).toEqual(['red', 'green']);
    expect((await cropPhotograph(original, { x: 0.5, y: 0.5 })).hash).toBe(hash);
  });

  it('a picture of a telephone is stored with no more than twice the pixels of its master', async () => {
    const { original } = await accepted(await jpeg(4032, 3024));
    expect(await sharp(original ?? undefined).metadata()).toMatchObject({ width: 2667, height: 2000 });
  });

  it('a HEIC is decoded, in the colours of its profile', async () => {
    // 1000 by 800, Display P3; the upper half is blue, the lower red.
    const { bytes, original, width } = await accepted(heic);
    expect(width).toBe(800);
    expect(original).not.toBeNull();
    expect((await pixelOf(bytes, 400, 100))[2]).toBeGreaterThan(240);
    const [red = 0, green = 255] = await pixelOf(bytes, 400, 700);
    // #c81e1e of sRGB has the components 187, 47 and 42 in Display P3.
    expect([Math.abs(red - 200) < 6, Math.abs(green - 30) < 6]).toEqual([true, true]);
  });
});

const heic = readFileSync(new URL('./fixtures/telephone.heic', import.meta.url));

/** A PNG whose header has another width and height. */
async function pngClaiming(side: number): Promise<Buffer> {
  const file = await plain(8).png().toBuffer();
  file.writeUInt32BE(side, 16);
  file.writeUInt32BE(side, 20);
  return file;
}
const animatedWebp = async () => {
  const both = await Promise.all([plain(1000).png().toBuffer(), plain(1000).negate().png().toBuffer()]);
  return sharp(both, { join: { animated: true } })
    .webp()
    .toBuffer();
};
const svg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="9" height="9"/></svg>',
);

describe('a file is refused with a reason', () => {
  it.each<[string, string, () => Promise<Buffer> | Buffer]>([
    ['an SVG', 'photograph.type', () => svg],
    ['an SVG after a comment', 'photograph.type', () => Buffer.from(`<?xml version="1.0"?><!-- x -->${svg}`)],
    ['a GIF', 'photograph.type', () => plain(1000).gif().toBuffer()],
    ['a TIFF', 'photograph.type', () => plain(1000).tiff().toBuffer()],
    ['a text file', 'photograph.type', () => Buffer.from('ham')],
    ['an empty file', 'photograph.type', () => Buffer.alloc(0)],
    ['an animated WebP', 'photograph.animated', animatedWebp],
    ['a truncated photograph', 'photograph.broken', async () => (await jpeg(1000)).subarray(0, 3000)],
    [
      'a header without a picture',
      'photograph.broken',
      async () => (await plain(1000).png().toBuffer()).subarray(0, 33),
    ],
    ['a photograph that is too small', 'photograph.too_small', () => jpeg(799)],
    ['a wide photograph that is too low', 'photograph.too_small', () => jpeg(4000, 799)],
    ['a truncated HEIC', 'photograph.heic', () => heic.subarray(0, 900)],
    ['a truncated wide photograph', 'photograph.broken', async () => (await jpeg(1200, 900)).subarray(0, 3000)],
    ['a file that decodes to far more pixels than a camera takes', 'photograph.too_large', () => pngClaiming(30_000)],
    ['a file whose header has a wrong size', 'photograph.broken', () => pngClaiming(2000)],
    ['a file with too many bytes', 'photograph.too_heavy', () => Buffer.alloc(PICTURE.mostBytes + 1)],
  ])('%s', async (_what, code, file) => {
    expect(await refusal(await file())).toMatchObject({
      code,
      message: expect.stringMatching(/。$/),
    });
  });

  it('an animated PNG', async () => {
    const file = await plain(1000).png().toBuffer();
    // A chunk with the number of following frames, after the header.
    const control = Buffer.from('000000086163544c000000020000000000000000', 'hex');
    const animated = Buffer.concat([file.subarray(0, 33), control, file.subarray(33)]);
    expect(await refusal(animated)).toMatchObject({ code: 'photograph.animated' });
  });
});
