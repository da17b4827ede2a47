import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTOGRAPH, takePhotograph } from './take-photograph.ts';

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
    const { bytes, ...details } = await accepted(await as(plain(1200)).toBuffer());
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
    ['a photograph that is too small', 'photograph.too_small', () => jpeg(999)],
    ['a wide photograph', 'photograph.not_square', () => jpeg(1100, 1000)],
    [
      'a tall photograph with a rotated orientation',
      'photograph.not_square',
      () => plain(1000, 1100).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
    ],
    ['a file that decodes to far more pixels than a camera takes', 'photograph.too_large', () => pngClaiming(30_000)],
    ['a file whose header has a wrong size', 'photograph.broken', () => pngClaiming(2000)],
    ['a file with too many bytes', 'photograph.too_heavy', () => Buffer.alloc(PHOTOGRAPH.mostBytes + 1)],
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
