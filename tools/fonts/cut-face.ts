import type { Font } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Characters } from './characters.ts';

/** OpenType features that the shop uses: spacing of kana (T-03), vertical forms, tabular numbers. */
const keepFeatures = ['kern', 'palt', 'vert', 'vrt2', 'vpal', 'vkrn', 'tnum', 'lnum', 'ccmp', 'locl', 'mark', 'mkmk'];

/** A subset font file, and the needed characters that the font does not have. */
export interface Cut {
  readonly woff2: Buffer;
  readonly glyphCount: number;
  readonly lacking: string;
}

/**
 * Subsets a font to its needed characters and as many wished ones as fit into `limit` bytes.
 * @throws Error when the needed ones do not fit
 */
export async function cutFace(face: Buffer, font: Font, { needed, wished }: Characters, limit: number): Promise<Cut> {
  const has = (character: string) => font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0);
  const must = needed.filter(has);
  const may = wished.filter(has);
  const cut = (extra: number) =>
    subsetFont(face, [...must, ...may.slice(0, extra)].join(''), {
      targetFormat: 'woff2',
      noHinting: true,
      keepFeatures,
    });

  let best = { extra: 0, woff2: await cut(0) };
  if (best.woff2.length > limit)
    throw new Error(`${font.fullName}: ${must.length} needed characters weigh ${best.woff2.length} of ${limit} bytes`);
  let low = 1;
  let high = may.length;
  while (low <= high) {
    const extra = Math.ceil((low + high) / 2);
    const woff2 = await cut(extra);
    if (woff2.length <= limit) {
      best = { extra, woff2 };
      low = extra + 1;
    } else {
      high = extra - 1;
    }
  }
  return {
    woff2: best.woff2,
    glyphCount: must.length + best.extra,
    lacking: needed.filter((character) => !has(character)).join(''),
  };
}
