import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { create, type Font } from 'fontkitten';
import type { DisplayFace } from '@shop/theming/tokens';
import { fetchPackage } from './fetch-package.ts';

/** How a local font is adjusted so that the layout does not shift when the display font replaces it. */
export interface FallbackFace {
  readonly sources: readonly string[];
  /** All in percent. */
  readonly sizeAdjust: number;
  readonly ascent: number;
  readonly descent: number;
  readonly lineGap: number;
}

type Kind = DisplayFace['fallback'];

/** Local fonts of operating systems, by full name, regular and bold. */
const local: Readonly<Record<Kind, { readonly regular: readonly string[]; readonly bold: readonly string[] }>> = {
  arial: { regular: ['Arial', 'Liberation Sans', 'Arimo'], bold: ['Arial Bold', 'Liberation Sans Bold', 'Arimo Bold'] },
  times: {
    regular: ['Times New Roman', 'Liberation Serif', 'Tinos'],
    bold: ['Times New Roman Bold', 'Liberation Serif Bold', 'Tinos Bold'],
  },
  'times-italic': {
    regular: ['Times New Roman Italic', 'Liberation Serif Italic', 'Tinos Italic'],
    bold: ['Times New Roman Bold Italic', 'Liberation Serif Bold Italic', 'Tinos Bold Italic'],
  },
  gothic: {
    regular: [
      'Hiragino Sans W4',
      'HiraginoSans-W4',
      'Yu Gothic UI',
      'Yu Gothic Medium',
      'Noto Sans JP',
      'Noto Sans CJK JP',
      'Noto Sans CJK JP Regular',
      'Meiryo',
    ],
    bold: [
      'Hiragino Sans W6',
      'HiraginoSans-W6',
      'Yu Gothic UI Bold',
      'Yu Gothic Bold',
      'Noto Sans JP Bold',
      'Noto Sans CJK JP Bold',
      'Meiryo Bold',
    ],
  },
  round: {
    regular: ['Hiragino Maru Gothic ProN W4', 'HiraMaruProN-W4', 'Noto Sans JP', 'Noto Sans CJK JP', 'Meiryo'],
    bold: [
      'Hiragino Maru Gothic ProN W4',
      'HiraMaruProN-W4',
      'Yu Gothic UI Bold',
      'Noto Sans JP Bold',
      'Noto Sans CJK JP Bold',
      'Meiryo Bold',
    ],
  },
  mincho: {
    regular: [
      'Hiragino Mincho ProN W3',
      'HiraMinProN-W3',
      'Yu Mincho',
      'Noto Serif JP',
      'Noto Serif CJK JP',
      'Noto Serif CJK JP Regular',
    ],
    bold: [
      'Hiragino Mincho ProN W6',
      'HiraMinProN-W6',
      'Yu Mincho Demibold',
      'Noto Serif JP Bold',
      'Noto Serif CJK JP Bold',
    ],
  },
};

/** Free fonts with the same metrics as the systems' Latin fonts. */
const twins = {
  arial: {
    package: '@expo-google-fonts/arimo',
    regular: '400Regular/Arimo_400Regular.ttf',
    bold: '700Bold/Arimo_700Bold.ttf',
  },
  times: {
    package: '@expo-google-fonts/tinos',
    regular: '400Regular/Tinos_400Regular.ttf',
    bold: '700Bold/Tinos_700Bold.ttf',
  },
  'times-italic': {
    package: '@expo-google-fonts/tinos',
    regular: '400Regular_Italic/Tinos_400Regular_Italic.ttf',
    bold: '700Bold_Italic/Tinos_700Bold_Italic.ttf',
  },
} as const;

const isTwinned = (kind: Kind): kind is keyof typeof twins => kind in twins;

const latinSample = 'Prosciutto di Parma Jambon de Bayonne Schinken Salchichón Bratwurst 0123456789 1,480 2,980';

/** Computes the fallback of `face` from its metrics and the texts in `headings`. */
export function fallbackFace(face: DisplayFace, font: Font, headings: readonly string[]): FallbackFace {
  const weight = face.weight >= 600 ? 'bold' : 'regular';
  const { fallback } = face;
  const ratio = isTwinned(fallback)
    ? width(font, latinSample) /
      width(openFace(join(fetchPackage(twins[fallback].package), twins[fallback][weight])), latinSample)
    : fullWidth(font, headings);
  const percent = (value: number) => Math.round(value * 1000) / 10;
  return {
    sources: local[face.fallback][weight],
    sizeAdjust: percent(ratio),
    ascent: percent(font.ascent / font.unitsPerEm / ratio),
    descent: percent(-font.descent / font.unitsPerEm / ratio),
    lineGap: percent(font.lineGap / font.unitsPerEm / ratio),
  };
}

/** @throws Error when the file contains a collection of fonts */
export function openFace(file: string): Font {
  const font = create(readFileSync(file));
  if (font.isCollection) throw new Error(`${file} is a collection`);
  return font;
}

/** Advance of a text, in ems. */
const width = (font: Font, text: string) =>
  font.glyphsForString(text).reduce((sum, { advanceWidth }) => sum + advanceWidth, 0) / font.unitsPerEm;

/** Returns the mean advance of the Japanese characters in `texts`, in ems: that of local fonts is exactly one. */
function fullWidth(font: Font, texts: readonly string[]): number {
  const characters = texts
    .flatMap((text) => [...text])
    .filter(
      (character) =>
        /[\u3041-\u30fc\u4e00-\u9fff]/.test(character) && font.hasGlyphForCodePoint(character.codePointAt(0) ?? 0),
    );
  return width(font, characters.join('')) / characters.length;
}
