import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import type { HeicResult } from './decode-heic.ts';

/** Length of a PNG's signature and header, after which a profile may be (PNG specification, 11.3.2.3). */
const HEADER = 33;

/** Returns the pixels as PNG with a colour profile: telephones take pictures in Display P3, which is not sRGB. */
export async function withProfile({ data, width, height }: HeicResult, icc: Buffer | undefined): Promise<Buffer> {
  const png = await sharp(data, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 1 })
    .toBuffer();
  if (!icc) return png;
  const content = Buffer.concat([Buffer.from('iCCPicc\0\0', 'latin1'), deflateSync(icc)]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  // The length is without the type of the chunk.
  length.writeUInt32BE(content.length - 4);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([png.subarray(0, HEADER), length, content, sum, png.subarray(HEADER)]);
}
