import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';

/** A font file, as a document registers it and as its coverage is read. */
export interface FontFile {
  readonly name: string;
  readonly bytes: Buffer;
  readonly font: Font;
}

/** The Noto families for characters that the shop's faces lack, in the order of search. */
const FAMILIES = ['', 'SC', 'KR', 'Arabic', 'Thai', 'Hebrew'] as const;

const STYLES = { 400: '400Regular', 700: '700Bold' } as const;

const modules = createRequire(import.meta.url);
const loaded = new Map<string, FontFile>();

/** Returns the first font that has every code point; null when none has. Files are read at first use. */
export function spareFont(codePoints: readonly number[], weight: keyof typeof STYLES): FontFile | null {
  for (const family of FAMILIES) {
    const file = fontFile(family, STYLES[weight]);
    if (hasGlyphs(file.font, codePoints)) return file;
  }
  return null;
}

/** Whether a font has a glyph for every code point. */
export function hasGlyphs(font: Font, codePoints: readonly number[]): boolean {
  return codePoints.every((codePoint) => font.hasGlyphForCodePoint(codePoint));
}

/** Returns the font of these bytes. @throws Error for a collection of several fonts, which no package contains */
export function readFont(bytes: Buffer): Font {
  const font = create(bytes);
  if ('fonts' in font) throw new Error('The file is a collection of fonts.');
  return font;
}

function fontFile(family: (typeof FAMILIES)[number], style: string): FontFile {
  const name = `NotoSans${family}_${style}`;
  const known = loaded.get(name);
  if (known) return known;
  const folder = ['noto-sans', ...(family === '' ? [] : [family.toLowerCase()])].join('-');
  const bytes = readFileSync(modules.resolve(`@expo-google-fonts/${folder}/${style}/${name}.ttf`));
  const file = { name, bytes, font: readFont(bytes) };
  loaded.set(name, file);
  return file;
}
