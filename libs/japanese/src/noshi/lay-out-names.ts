import { NOSHI_NAME_TAILS } from '@shop/constants';
import { withoutVariationSelectors } from '../variation-selectors.ts';

const ASCII_OFFSET = 0xfee0;

/** One column of vertical writing. */
export interface NameColumn {
  readonly text: string;
  /** Firm and rank stand smaller, at the right of the name; so does 外一同, at its left. */
  readonly isSmall: boolean;
  /** Begins a little lower than the name that it follows. */
  readonly isTail?: boolean;
}

/** Names as columns from the right to the left, with the most characters that the writing must hold in one column. */
export interface NameLayout {
  readonly names: readonly (readonly NameColumn[])[];
  readonly characters: number;
}

/** So many characters stand in one column together with the spaces between them. */
const oneColumn = 8;

/** A single word that is longer is written in two columns. */
const longestWord = 10;

/** A first word this short is a family name, not a firm. */
const longestFamilyName = 4;

/** Size of what stands beside a name. */
const smallScale = 0.62;

/** Between columns of one name, and between names. */
const columnGap = 1.16;

const nameGap = 0.35;

/**
 * Lays names out for vertical writing (G-02): a short one in one column; of a long one with spaces the last word is the
 * name, what comes before it (firm, rank) stands smaller beside it; a very long word is folded in the middle; 外一同
 * stands smaller to the left of the name it follows.
 */
export function layOutNames(names: readonly string[]): NameLayout {
  const columns = names
    .map((name) => withoutVariationSelectors(name).trim())
    .filter((name) => name !== '')
    .map(columnsOf);
  const lengths = columns
    .flat()
    .map(({ text, isSmall, isTail }) => [...text].length * (isSmall ? smallScale : 1) + (isTail ? 1 : 0));
  return { names: columns, characters: Math.max(1, Math.ceil(Math.max(0, ...lengths))) };
}

/** Where names may stand, in units of the drawing. */
export interface NameRoom {
  readonly from: number;
  readonly room: number;
  readonly width: number;
  readonly middle: number;
  readonly largest: number;
  readonly leading: number;
}

/** Columns with their places, all together in the middle of the sheet, as large as height and width allow. */
export function placeNames(
  { names, characters }: NameLayout,
  at: NameRoom,
): { readonly text: string; readonly x: number; readonly y: number; readonly fontSize: number }[] {
  const columns = names.flatMap((parts, index) =>
    parts.map((column, part) => ({
      ...column,
      width: scaleOf(column) * columnGap + (part === 0 && index > 0 ? nameGap : 0),
    })),
  );
  const all = columns.reduce((sum, { width }) => sum + width, 0);
  const size = Math.min(at.largest, at.room / (characters * at.leading), at.width / all);
  return columns.map((column, index) => {
    const before = columns.slice(0, index).reduce((sum, { width }) => sum + width, 0);
    const centre = all / 2 - before - column.width + (scaleOf(column) * columnGap) / 2;
    return {
      text: column.text,
      x: at.middle + size * centre,
      y: at.from + (column.isTail ? size : 0),
      fontSize: size * scaleOf(column),
    };
  });
}

function scaleOf({ isSmall }: NameColumn): number {
  return isSmall ? smallScale : 1;
}

function columnsOf(name: string): NameColumn[] {
  const words = name.split(/\s+/);
  const last = words.at(-1) ?? '';
  if (words.length > 1 && NOSHI_NAME_TAILS.includes(last)) {
    return [...columnsOf(words.slice(0, -1).join(' ')), { text: last, isSmall: true, isTail: true }];
  }
  const isPerson = words.length === 2 && words.every((word) => [...word].length <= longestFamilyName);
  if ([...name].length <= oneColumn || isPerson) return [{ text: words.join('\u3000'), isSmall: false }];
  return [...words.slice(0, -1).map((text) => ({ text, isSmall: true })), ...folded(last)];
}

function folded(word: string): NameColumn[] {
  const characters = [...word];
  if (characters.length <= longestWord) return [{ text: word, isSmall: false }];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].map((part) => ({ text: part.join(''), isSmall: false }));
}

/** Letters, figures and spaces as wide as kanji, so that each takes one place in vertical writing. */
export function upright(text: string): string {
  return withoutVariationSelectors(text)
    .replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + ASCII_OFFSET))
    .replace(/\s+/gu, '\u3000');
}
