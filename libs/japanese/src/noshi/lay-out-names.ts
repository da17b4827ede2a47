import { NOSHI_NAME_TAILS } from '@shop/constants';
import { withoutVariationSelectors } from '../variation-selectors.ts';

const ASCII_OFFSET = 0xfee0;

/** A column of vertical text. */
export interface NameColumn {
  readonly text: string;
  /** Whether it is in small type: company and title, right of the name, or 外一同, left of it. */
  readonly isSmall: boolean;
  /** Whether it begins slightly lower than the name before it. */
  readonly isTail?: boolean;
}

/** Names as columns from right to left, with the most characters that fit in one column. */
export interface NameLayout {
  readonly names: readonly (readonly NameColumn[])[];
  readonly characters: number;
}

/** The most characters, spaces included, in a single column. */
const oneColumn = 8;

/** A longer word is split into two columns. */
const longestWord = 10;

/** A first word up to this length is a family name, not a company. */
const longestFamilyName = 4;

/** The scale of text next to a name. */
const smallScale = 0.62;

/** The gaps between columns of one name, and between names. */
const columnGap = 1.16;

const nameGap = 0.35;

/**
 * Lays out names vertically (G-02): a short one in one column; of a long one with spaces the last word is the name, and
 * company and title are smaller beside it; a very long word is split in the middle; 外一同 is smaller, left of the name
 * before it.
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

/** The area for names, in units of the drawing. */
export interface NameRoom {
  readonly from: number;
  readonly room: number;
  readonly width: number;
  readonly middle: number;
  readonly largest: number;
  readonly leading: number;
}

/** Returns the positions of the columns, centred on the paper and as large as the area allows. */
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
  const parts = name.split(/\s+/);
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && NOSHI_NAME_TAILS.includes(last)) {
    return [...columnsOf(parts.slice(0, -1).join(' ')), { text: last, isSmall: true, isTail: true }];
  }
  const isPerson = parts.length === 2 && parts.every((word) => [...word].length <= longestFamilyName);
  if ([...name].length <= oneColumn || isPerson) return [{ text: parts.join('\u3000'), isSmall: false }];
  return [...parts.slice(0, -1).map((text) => ({ text, isSmall: true })), ...folded(last)];
}

function folded(word: string): NameColumn[] {
  const characters = [...word];
  if (characters.length <= longestWord) return [{ text: word, isSmall: false }];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].map((part) => ({ text: part.join(''), isSmall: false }));
}

/** Converts letters, digits and spaces to full width, so that each takes one cell of vertical text. */
export function upright(text: string): string {
  return withoutVariationSelectors(text)
    .replace(/[!-~]/g, (char) => String.fromCharCode(char.charCodeAt(0) + ASCII_OFFSET))
    .replace(/\s+/gu, '\u3000');
}
