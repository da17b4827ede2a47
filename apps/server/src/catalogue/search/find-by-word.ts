import type { ProductSearch } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { keepFor } from '../keep-for.ts';
import { inAny, type Places } from '../places.ts';
import { shownCatalogue } from '../catalogue-of.ts';
import { correctWords } from './correct-words.ts';
import { filterLabel } from './filter-label.rules.ts';
import { Finder } from './finder.ts';
import { levelsOf, together, type Hits } from './levels.ts';
import { inRelevantOrder } from './hit-order.rules.ts';
import { relaxReading } from './relax-reading.ts';
import { readingAsTyped, readingByName, type SearchReading, wordsOf } from './search-words.rules.ts';

/** The result of a search, as places in the catalogue. */
export interface Found {
  places: Places;
  /** Best first. */
  byRelevance: Iterable<number>;
  understood: ProductSearch;
}

/** The parameters of a search. */
export interface WordQuery {
  word?: string;
  /** 1: search for the word without corrections. */
  is_as_typed?: number;
}

interface Answer {
  reading: SearchReading;
  hits: Hits;
  corrected?: readonly string[];
  dropped?: readonly string[];
}

/** Returns the products that a search finds, finished or still being typed; null if there is nothing to search for. */
export function findByWord(
  ctx: Ctx,
  { word: typed = '', is_as_typed }: WordQuery,
  options: { isHalfTyped?: boolean } = {},
): Found | null {
  const words = wordsOf(typed);
  if (words.length === 0) return null;
  const catalogue = shownCatalogue(ctx);
  const finder = new Finder(catalogue, options);
  const key = `word ${is_as_typed === 1} ${options.isHalfTyped === true} ${typed.trim()}`;
  return keepFor(catalogue, key, () => {
    const answer = is_as_typed === 1 ? finder.firstThatFinds([readingAsTyped(words)]) : answerTo(finder, words);
    return present(finder, typed.trim(), answer);
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
  const gifts = inAny([finder.shown.index.branches.get('gift')]);
  if (!named?.hits.places.intersects(gifts)) return null;
  const { places, levels } = named.hits;
  return { ...named, hits: { places: places.new_intersection(gifts), levels: together(levels, levelsOf([gifts])) } };
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
  const rest = (level: number): Places => other.levels.at(level - one.levels.count).new_difference(one.places);
  return {
    places: inAny([one.places, other.places]),
    levels: {
      count: one.levels.count + other.levels.count,
      at: (level) => (level < one.levels.count ? one.levels.at(level) : rest(level)),
    },
  };
}

function present({ shown }: Finder, word: string, answer: Answer | null): Found {
  const reading = answer?.reading ?? [];
  const understood: ProductSearch = {
    word,
    corrected: answer?.corrected?.join(' ') ?? null,
    filters: reading
      .filter(({ filters }) => filters.some((filter) => !/^(?:any|alone|for|send|name|told|with|first):/.test(filter)))
      .map((piece) => ({
        word: piece.typed,
        label: filterLabel(piece, shown.catalogue),
        word_without: reading
          .filter((other) => other !== piece)
          .map(({ typed }) => typed)
          .join(' '),
      })),
    dropped: [...(answer?.dropped ?? [])],
  };
  return {
    ...inRelevantOrder(
      shown,
      answer?.hits ?? null,
      reading.flatMap(({ filters }) => filters),
    ),
    understood,
  };
}
