/** One column of vertical writing. */
export interface NameColumn {
  readonly text: string;
  /** Firm and rank stand smaller, at the right of the name. */
  readonly isSmall: boolean;
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
/** Size of what stands beside a name. */
export const smallScale = 0.62;

/**
 * Lays names out for vertical writing (G-02): a short one in one column; of a long one with spaces the last word is the
 * name, what comes before it (firm, rank) stands smaller beside it; a very long word is folded in the middle.
 */
export function layOutNames(names: readonly string[]): NameLayout {
  const columns = names.map((name) => name.trim()).filter((name) => name !== '').map(columnsOf);
  const lengths = columns.flat().map(({ text, isSmall }) => Math.ceil([...text].length * (isSmall ? smallScale : 1)));
  return { names: columns, characters: Math.max(1, ...lengths) };
}

function columnsOf(name: string): NameColumn[] {
  const words = name.split(/\s+/);
  if ([...name].length <= oneColumn) return [{ text: words.join('\u3000'), isSmall: false }];
  const last = words.at(-1) ?? '';
  return [...words.slice(0, -1).map((text) => ({ text, isSmall: true })), ...folded(last)];
}

function folded(word: string): NameColumn[] {
  const characters = [...word];
  if (characters.length <= longestWord) return [{ text: word, isSmall: false }];
  const half = Math.ceil(characters.length / 2);
  return [characters.slice(0, half), characters.slice(half)].map((part) => ({ text: part.join(''), isSmall: false }));
}
