import type { DisplayFace } from '@shop/theming/tokens';
import type { Texts } from './read-texts.ts';

/** The characters that a font file must contain, and those that it may contain, most useful first. */
export interface Characters {
  readonly needed: readonly string[];
  readonly wished: readonly string[];
}

const range = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));

const ascii = range(0x20, 0x7e);
/** The letters of names without accents. */
const letters = ascii.filter((character) => /[\w ',.()-]/.test(character));
/** Accents of western Europe and the marks of good typesetting. */
const european = [...range(0xa0, 0xff), ...'ŒœıŠšŽžŐőŰű–—‘’“”„…€™−×'];
/** All kana, so that names added in future can be displayed. */
const japanese = [
  ...range(0x3041, 0x3096),
  ...range(0x30a1, 0x30fc),
  ...'、。・「」『』（）！？：％＋＆／〜～…※￥¥々〇',
];

const isLatin = (character: string) => (character.codePointAt(0) ?? 0) < 0x2e80;

/** No font has glyphs for joiners and break opportunities. */
const isVisible = (character: string) => !/\p{Default_Ignorable_Code_Point}/u.test(character);

/**
 * Returns the characters of a font, by the texts that use it. The order is fixed: the same texts give the same file.
 */
export function charactersFor(texts: DisplayFace['texts'], { headings, short, names }: Texts): Characters {
  const inHeadings = headings.flatMap((text) => [...text]).filter(isVisible);
  if (texts === 'names')
    return { needed: sorted([...letters, ...names.flatMap((name) => [...name])]), wished: european };
  if (texts === 'latin') return { needed: sorted([...ascii, ...european, ...inHeadings.filter(isLatin)]), wished: [] };
  const needed = sorted([...ascii, ...japanese, ...inHeadings]);
  const characters = new Set(needed);
  return {
    needed,
    wished: byFrequency(short.flatMap((text) => [...text])).filter((character) => !characters.has(character)),
  };
}

const codePoint = (character: string) => character.codePointAt(0) ?? 0;
const sorted = (characters: readonly string[]) =>
  [...new Set(characters)]
    .filter((character) => codePoint(character) >= 0x20)
    .toSorted((a, b) => codePoint(a) - codePoint(b));

function byFrequency(characters: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const character of characters) counts.set(character, (counts.get(character) ?? 0) + 1);
  return sorted(characters).toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
}
