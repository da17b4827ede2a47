import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Font } from 'fontkit';
import { readFont } from './spare-fonts.ts';

/** Names under which the faces are registered with a document. */
export const face = { regular: 'regular', bold: 'bold', serif: 'serif' } as const;

export type Face = keyof typeof face;

const files: Readonly<Record<Face, string>> = {
  regular: 'noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
  bold: 'noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
  // For vertical writing on noshi.
  serif: 'noto-serif-jp/600SemiBold/NotoSerifJP_600SemiBold.ttf',
};
const loaded = new Map<Face, Buffer>();

/**
 * The bytes of a face, read once; a document embeds what it uses of it. Noto Sans JP has the rare kanji of names
 * (F-03).
 */
export function fontBytes(name: Face): Buffer {
  const known = loaded.get(name);
  if (known) return known;
  const bytes = readFileSync(createRequire(import.meta.url).resolve(`@expo-google-fonts/${files[name]}`));
  loaded.set(name, bytes);
  return bytes;
}

const parsed = new Map<Face, Font>();

/** A face as its coverage is read. */
export function faceFont(name: Face): Font {
  const known = parsed.get(name);
  if (known) return known;
  const font = readFont(fontBytes(name));
  parsed.set(name, font);
  return font;
}
