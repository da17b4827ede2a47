import { setImmediate } from 'node:timers/promises';
import type { SearchIndex } from '../search-index.ts';
import { memoFor } from '../memo-for.ts';
import { emptySet, type Positions } from '../positions.ts';
import { gramsOfWord, inBoth, inEither } from './gram-lists.ts';
import type { TextBlock } from './text-block.ts';
import { gramsAtEdge, isFoundAtEdge } from './word-edges.ts';

/** The products that have a folded text, by how prominently. Each set contains the ones before it. */
export interface TextPositions {
  /** The name begins with the text. */
  begins: Positions;
  names: Positions;
  /** Names, makers, origins and tags. */
  labels: Positions;
  /** Labels in which the text ends a word; all labels if the text is longer than an edge. */
  ends: Positions;
}

// Bits of a product of a block, next to its index there.
const IN_NAME = 1;
const BEGINS_NAME = 2;
const ENDS_WORD = 4;
const EIGHT = 3;

type Look = (block: TextBlock, text: string) => Uint16Array;

const cache: Readonly<Record<'labels' | 'prose', WeakMap<TextBlock, Map<string, Uint16Array>>>> = {
  labels: new WeakMap(),
  prose: new WeakMap(),
};
const looks: Readonly<Record<keyof typeof cache, Look>> = { labels: inLabels, prose: inProse };

/** Returns where a text occurs in an assortment; cached with its index, and for lexicon words with each block. */
export function positionsOfText(index: SearchIndex, text: string): TextPositions {
  return memoFor(index, `text ${text}`, () => {
    const empty = (): Positions => emptySet(index.products.length);
    const positions: TextPositions = { begins: empty(), names: empty(), labels: empty(), ends: empty() };
    eachFound(index, 'labels', text, (position, has) => {
      positions.labels.add(position);
      if (has & IN_NAME) positions.names.add(position);
      if (has & BEGINS_NAME) positions.begins.add(position);
      if (has & ENDS_WORD) positions.ends.add(position);
    });
    return positions;
  });
}

/** Returns the products that have a text in descriptions, categories, allergens or recipes. */
export function positionsOfProse(index: SearchIndex, text: string): Positions {
  return memoFor(index, `sentences ${text}`, () => {
    const positions = emptySet(index.products.length);
    eachFound(index, 'prose', text, (position) => positions.add(position));
    return positions;
  });
}

/**
 * Looks up every word of some indexes in advance, so that no first search is slow; with pauses, so that other requests
 * are not delayed.
 */
export async function warmTexts(texts: readonly TextBlock[], indexes: readonly SearchIndex[]): Promise<void> {
  // All assortments have nearly the same words.
  const words = new Set(indexes.flatMap(({ lexiconTexts }) => [...lexiconTexts]));
  for (const block of texts)
    for (const where of ['labels', 'prose'] as const) {
      for (const word of words) storedIn(block, where, word);
      await setImmediate();
    }
}

function eachFound(
  index: SearchIndex,
  where: keyof typeof cache,
  text: string,
  visit: (position: number, has: number) => void,
): void {
  const { texts, lexiconTexts, positionsOf } = index;
  for (const block of texts) {
    const positions = positionsOf(block);
    for (const one of lexiconTexts.has(text) ? storedIn(block, where, text) : looks[where](block, text)) {
      const position = positions[one >>> EIGHT] ?? -1;
      if (position >= 0) visit(position, one);
    }
  }
}

function storedIn(block: TextBlock, where: keyof typeof cache, text: string): Uint16Array {
  const known = cache[where].get(block) ?? new Map<string, Uint16Array>();
  cache[where].set(block, known);
  const found = known.get(text) ?? looks[where](block, text);
  known.set(text, found);
  return found;
}

const nothing = new Uint16Array();

function inLabels({ labels, edges, products }: TextBlock, text: string): Uint16Array {
  const grams = gramsOfWord(text);
  const candidates = grams ? labels.having(grams) : nothing;
  if (candidates.length === 0) return nothing;
  const atEnd = isFoundAtEdge(text)
    ? (gramsAtEdge(text, 'end') ?? []).map((end) => inBoth(candidates, edges.having([end]))).reduce(inEither, nothing)
    : candidates;
  const ends = new Set(atEnd);
  return Uint16Array.from(
    Array.from(candidates).flatMap((at) => {
      const row = products[at]?.row;
      if (!row?.foldedText.includes(text)) return [];
      const inName = row.foldedName.indexOf(text);
      const named = (inName >= 0 ? IN_NAME : 0) | (inName === 0 ? BEGINS_NAME : 0);
      return [(at << EIGHT) | named | (ends.has(at) ? ENDS_WORD : 0)];
    }),
  );
}

function inProse({ prose, products }: TextBlock, text: string): Uint16Array {
  const grams = gramsOfWord(text);
  const candidates = grams ? prose.having(grams) : nothing;
  return candidates.filter((at) => products[at]?.row.foldedProse.includes(text)).map((at) => at << EIGHT);
}
