import { createHash } from 'node:crypto';
import sharp from 'sharp';

/** What the shop must know of a master before anybody has loaded it; `hash` names the file in addresses. */
export interface MasterDetails {
  readonly width: number;
  readonly height: number;
  /** Its dominant colour, `#a0503c`. */
  readonly color: string;
  /** A blurred miniature as data URI (decision 20). */
  readonly placeholder: string;
  readonly hash: string;
}

/** Width of a miniature in pixels: enough for where light and dark are. */
const miniature = 12;
/** The contract's bound of a miniature as text. */
export const longestPlaceholder = 400;

/** Measures a master: proportions, dominant colour, blurred miniature. @throws Error when it is no picture */
export async function describeMaster(bytes: Buffer): Promise<MasterDetails> {
  const [{ width, height }, { dominant }] = await Promise.all([sharp(bytes).metadata(), sharp(bytes).stats()]);
  return { width, height, color: hexOf(dominant), placeholder: await miniatureOf(bytes), hash: hashOf(bytes) };
}

/** First eight hexadecimal digits of the file's SHA-256. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 8);
}

async function miniatureOf(bytes: Buffer): Promise<string> {
  const webp = await sharp(bytes).resize(miniature).blur(0.8).webp({ quality: 22, effort: 6 }).toBuffer();
  const uri = `data:image/webp;base64,${webp.toString('base64')}`;
  if (uri.length > longestPlaceholder)
    throw new Error(`A miniature of ${uri.length} characters is longer than ${longestPlaceholder}.`);
  return uri;
}

function hexOf({ r, g, b }: { r: number; g: number; b: number }): string {
  return `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
