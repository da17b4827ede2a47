import { correctWords } from './correction/correct-words.ts';
import { relaxReading } from './correction/relax-reading.ts';
import { Finder } from './hits/finder.ts';
import { inRelevantOrder } from './hits/hit-order.rules.ts';
import { type Hits, levelsOf, together } from './hits/levels.ts';
import { memoFor } from './memo-for.ts';
import { inAny, type Positions } from './positions.ts';
import type { SearchFilter } from './reading/search-filters.rules.ts';
import { readingAsTyped, readingByName, type SearchReading, wordsOf } from './reading/search-words.rules.ts';
import type { SearchState } from './search-index.ts';

/** The result of a search, as positions in the assortment. */
export interface Found {
  readonly positions: Positions;
  /** Best first. */
  readonly byRelevance: Iterable<number>;
  readonly understood: Understood;
}

/** How a search was interpreted. */
export interface Understood {
  readonly word: string;
  readonly corrected: string | null;
  /** The words that became filters. */
  readonly filtering: readonly FilteringWord[];
  /** Words without which products were found. */
  readonly dropped: readonly string[];
}

export interface FilteringWord {
  readonly typed: string;
  readonly filters: readonly SearchFilter[];
  /** The search without this word. */
  readonly without: string;
}

interface Answer {
  reading: SearchReading;
  hits: Hits;
  corrected?: readonly string[];
  dropped?: readonly string[];
}

/** How to search. */
interface Options {
  /** Search for the words without corrections. */
  readonly isAsTyped?: boolean;
  /** The last word is still being typed. */
  readonly isHalfTyped?: boolean;
}

/**
 * Returns the products that a search finds; null if there is nothing to search for. The result is cached with the
 * state.
 */
export function search(
  state: SearchState,
  typed: string,
  { isAsTyped = false, isHalfTyped = false }: Options = {},
): Found | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  return memoFor(state, `word ${isAsTyped} ${isHalfTyped} ${typed.trim()}`, () => {
    const finder = new Finder(state.index, { isHalfTyped });
    const answer = isAsTyped ? finder.firstThatFinds([readingAsTyped(words)]) : answerTo(finder, words);
    return found(state, typed.trim(), answer);
  });
}

/**
 * Returns the result of the first reading with hits; otherwise with corrected spelling; otherwise without words that
 * have no hits together.
 */
function answerTo(finder: Finder, words: readonly string[]): Answer | null {
  const found = foundIn(finder, words);
  if (found) return found;
  const corrected = correctWords(finder, words);
  if (corrected) {
    const again = foundIn(finder, corrected);
    if (again) return { ...again, corrected };
  }
  const relaxed = relaxReading(finder, corrected ?? words);
  return relaxed && (corrected ? { ...relaxed, corrected } : relaxed);
}

/**
 * Returns the hits of the words in their readings; if nothing has all of them, gifts whose name has the words for
 * categories.
 */
function foundIn(finder: Finder, words: readonly string[]): Answer | null {
  const found = finder.firstThatFinds(finder.readings(words));
  if (found) return withParts(finder, words, found);
  const readings = [...finder.readings(words)].map(readingByName).filter((reading) => reading !== null);
  const named = readings.length === 0 ? null : finder.firstThatFinds(readings);
  const gifts = inAny([finder.index.properties.branches.get('gift')]);
  if (!named?.hits.positions.intersects(gifts)) return null;
  const { positions, levels } = named.hits;
  return {
    ...named,
    hits: { positions: positions.new_intersection(gifts), levels: together(levels, levelsOf([gifts])) },
  };
}

/**
 * Adds to products whose name contains a compound those that have its parts: 黒豚の生ハム is the name of one and describes
 * others.
 */
function withParts(finder: Finder, words: readonly string[], found: Answer): Answer {
  const [whole, ...others] = found.reading;
  if (!whole || whole.isKnown || others.length > 0 || !whole.typed.includes('の')) return found;
  const parts = [...finder.readings(words)].at(-1) ?? [];
  if (parts.length < 2 || !parts.every(({ isKnown, isApart }, at) => isKnown && (isApart || at === 0))) return found;
  const more = finder.firstThatFinds([parts])?.hits;
  return more ? { ...found, hits: oneThenOther(found.hits, more) } : found;
}

function oneThenOther(one: Hits, other: Hits): Hits {
  const rest = (level: number): Positions => other.levels.at(level - one.levels.count).new_difference(one.positions);
  return {
    positions: inAny([one.positions, other.positions]),
    levels: {
      count: one.levels.count + other.levels.count,
      at: (level) => (level < one.levels.count ? one.levels.at(level) : rest(level)),
    },
  };
}

function found(state: SearchState, word: string, answer: Answer | null): Found {
  const reading = answer?.reading ?? [];
  const understood: Understood = {
    word,
    corrected: answer?.corrected?.join(' ') ?? null,
    filtering: reading
      .filter(({ filters }) => filters.some((filter) => !/^(?:any|alone|for|send|name|told|with|first):/.test(filter)))
      .map((piece) => ({
        typed: piece.typed,
        filters: piece.filters,
        without: reading
          .filter((other) => other !== piece)
          .map(({ typed }) => typed)
          .join(' '),
      })),
    dropped: answer?.dropped ?? [],
  };
  const filters = reading.flatMap((piece) => piece.filters);
  return { ...inRelevantOrder(state, answer?.hits ?? null, filters), understood };
}
