import { memoFor } from '../memo-for.ts';
import { inAny, type Positions } from '../positions.ts';
import type { SearchIndex } from '../search-index.ts';
import { withDescendants } from '../search-product.ts';
import { type Levels, levelsOf } from './levels.ts';
import { nameHas } from '../texts/name-words.ts';
import type { SearchWord } from '../reading/search-word.ts';
import { positionsOfProse, positionsOfText } from '../texts/text-positions.ts';

/** All products that a word of the lexicon finds. */
export interface WordPositions {
  positions: Positions;
  /** 0 name begins with it, 1 in the name, 2 anywhere, 3 by a synonym only, 4 in descriptions. */
  levels: Levels;
}

/** Returns the products with a word of the lexicon in their labels; cached with the index. */
export function positionsOfWord(index: SearchIndex, { forms }: SearchWord): WordPositions {
  return memoFor(index, `word ${keyOf(forms)}`, () => {
    const positions = inAny(
      forms.map(({ text, edge }) => {
        const { labels, ends } = positionsOfText(index, text);
        return edge === null ? labels : ends;
      }),
    );
    return { positions, levels: levelsOf(nested(positions, growing(index, forms))) };
  });
}

/** Returns the products that have it in their labels or descriptions. */
export function positionsOfWordInProse(index: SearchIndex, { forms }: SearchWord): WordPositions {
  return memoFor(index, `prose ${keyOf(forms)}`, () => {
    const labels = inAny(forms.map(({ text }) => positionsOfText(index, text).labels));
    const positions = inAny([labels, ...forms.map(({ text }) => positionsOfProse(index, text))]);
    return { positions, levels: levelsOf(nested(positions, [...growing(index, forms), labels])) };
  });
}

/** Returns the products of every category that has the word in its name. */
export function positionsOfNamedKinds(index: SearchIndex, { forms }: SearchWord): Positions {
  const kinds = withDescendants(index.categories).filter(({ name }) => forms.some(({ text }) => nameHas(name, text)));
  return inAny(kinds.map(({ key }) => index.properties.branches.get(key)));
}

/**
 * Ranks the products of a category by a word for it: name begins with it, in the name, by a synonym, and last by
 * category only.
 */
export function levelsOfKind(index: SearchIndex, { forms }: SearchWord): Levels {
  return memoFor(index, `kind ${keyOf(forms)}`, () => {
    const found = forms.map(({ text, isSynonym }) => ({ isSynonym, ...positionsOfText(index, text) }));
    const first = inAny(found.filter(({ isSynonym }) => !isSynonym).map(({ begins }) => begins));
    const within = inAny(found.map(({ names }) => names));
    return levelsOf([first, within.new_difference(first), index.properties.every.new_difference(within)]);
  });
}

const keyOf = (forms: SearchWord['forms']): string =>
  forms.map(({ text, isSynonym }) => (isSynonym ? `=${text}` : text)).join(' ');

/**
 * Returns where names begin with a word, where they have it, and where any text has it; each contains the one before.
 */
function growing(index: SearchIndex, forms: SearchWord['forms']): Positions[] {
  const direct = forms.filter(({ isSynonym }) => !isSynonym).map(({ text }) => positionsOfText(index, text));
  return [
    inAny(direct.map(({ begins }) => begins)),
    inAny(direct.map(({ names }) => names)),
    inAny(direct.map(({ labels }) => labels)),
  ];
}

/** Splits `positions` by the first of some growing sets that contains each; last what is in none. */
function nested(positions: Positions, sets: readonly Positions[]): Positions[] {
  let left = positions;
  const levels = sets.map((set) => {
    const level = left.new_intersection(set);
    left = left.new_difference(set);
    return level;
  });
  return [...levels, left];
}
