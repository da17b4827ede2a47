import type { ProductSearch } from '@shop/api';
import type { Ctx } from '../../context/ctx.ts';
import { keepFor } from '../keep-for.ts';
import type { Places } from '../places.ts';
import { shownCatalogue } from '../shown-catalogue.ts';
import { correctWords } from './correct-words.ts';
import { filterLabel } from './filter-label.rules.ts';
import { Finder, type Hits } from './finder.ts';
import { inRelevantOrder } from './hit-order.rules.ts';
import { relaxReading } from './relax-reading.ts';
import { readingAsTyped, type SearchReading, wordsOf } from './search-words.rules.ts';

/** What a search found, by place in the catalogue. */
export interface Found {
  places: Places;
  /** Best first. */
  byRelevance: Iterable<number>;
  understood: ProductSearch;
}

/** A search as it is asked for. */
export interface WordQuery {
  word?: string;
  /** 1 asks for the word as it stands. */
  is_as_typed?: number;
}

interface Answer {
  reading: SearchReading;
  hits: Hits;
  corrected?: readonly string[];
  dropped?: readonly string[];
}

/** The products that a typed search finds, or one that is still being typed; null when there is nothing to search for. */
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

/** The first reading that finds something; else with what is misspelt corrected; else with words left out that find nothing together. */
function answerTo(finder: Finder, words: readonly string[]): Answer | null {
  const found = finder.firstThatFinds(finder.readings(words));
  if (found) return found;
  const corrected = correctWords(finder, words);
  if (corrected) {
    const again = finder.firstThatFinds(finder.readings(corrected));
    if (again) return { ...again, corrected };
  }
  const relaxed = relaxReading(finder, corrected ?? words);
  return relaxed && (corrected ? { ...relaxed, corrected } : relaxed);
}

function present({ shown }: Finder, word: string, answer: Answer | null): Found {
  const reading = answer?.reading ?? [];
  const understood: ProductSearch = {
    word,
    corrected: answer?.corrected?.join(' ') ?? null,
    filters: reading
      .filter(({ filters }) => filters.some((filter) => !/^(?:any|name):/.test(filter)))
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
