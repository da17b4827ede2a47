import type { Db } from '../../db/db.ts';
import type { CatalogueProduct } from '../catalogue.ts';
import { inAll, setOf, type Places } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { firstNamed } from './first-named.ts';
import { kindRanks, preferHits, type Hit } from './hit-order.rules.ts';
import { placesOfFilters } from './search-filters.rules.ts';
import type { SearchGrams } from './search-grams.queries.ts';
import { findProductIds } from './search.queries.ts';
import { readingsOf, type SearchReading, type SearchWord } from './search-words.rules.ts';
import { tellsOf, namesHave } from './name-words.ts';

// More than anybody pages through; it bounds what a one-letter search can cost.
const MOST_HITS = 2000;
// Enough to leave the few that are suggested when chance hits are gone.
const MOST_OF_HALF = 300;

/** No more of them are suggested for a word that is being typed. */
export const MOST_SUGGESTED = 6;

/** What a reading found, by place in the catalogue. */
export interface Hits {
  places: Places;
  /** How well a place has the words, from 0. */
  rankAt: (place: number) => number;
}

/** Looks in one catalogue for what readings ask for. */
export class Finder {
  readonly shown: ShownCatalogue;
  readonly #db: Db;
  readonly #isHalfTyped: boolean;

  constructor(db: Db, shown: ShownCatalogue, { isHalfTyped = false }: { isHalfTyped?: boolean } = {}) {
    this.#db = db;
    this.shown = shown;
    this.#isHalfTyped = isHalfTyped;
  }

  /** How words may be read in this catalogue, the likeliest first. */
  readings(words: readonly string[]): Iterable<SearchReading> {
    return readingsOf(words, this.shown.catalogue.lexicon, this.#isHalfTyped);
  }

  /** The first reading that finds something: by names first, since sentences speak of many things beside the product. */
  async firstThatFinds(readings: Iterable<SearchReading>): Promise<{ reading: SearchReading; hits: Hits } | null> {
    const tried: SearchReading[] = [];
    for (const reading of readings) {
      tried.push(reading);
      const hits = await this.#hitsOf(reading, false);
      if (hits) return { reading, hits };
    }
    for (const reading of tried) {
      const hits = await this.#hitsOf(reading, true);
      if (hits) return { reading, hits };
    }
    return null;
  }

  /** What all pieces of a reading let in; null where that is nothing. */
  async #hitsOf(reading: SearchReading, prose: boolean): Promise<Hits | null> {
    const words = reading.filter(({ filters }) => filters.length === 0).map(({ word }) => word);
    const isInProse = words.some(({ forms }) => forms.some((form) => form.isInProse));
    if (prose && !isInProse) return null;
    const allowed = inAll(
      this.shown.index.every,
      reading.flatMap(({ filters }) => (filters.length === 0 ? [] : [placesOfFilters(this.shown, filters)])),
    );
    if (allowed.isEmpty()) return null;
    const kinds = reading.filter(({ filters }) => filters.some((filter) => filter.startsWith('category:')));
    const ranksOfKinds = kinds.map(({ word }) => kindRanks(this.shown.catalogue, word));
    const ranks = words.length === 0 ? null : await this.#named(words, allowed, prose);
    const places = ranks ? setOf(ranks.keys()) : allowed;
    if (places.isEmpty()) return null;
    return {
      places,
      rankAt: (place) => ranksOfKinds.reduce((sum, rankIn) => sum + rankIn(place), ranks?.get(place) ?? 0),
    };
  }

  async #named(words: readonly SearchWord[], allowed: Places, prose: boolean): Promise<Map<number, number>> {
    const { index, catalogue } = this.shown;
    const asked = words.map((word) => findable(word, catalogue.searchGrams, prose));
    if (asked.some(({ forms }) => forms.length === 0)) return new Map();
    const [word, ...others] = words;
    if (
      this.#isHalfTyped &&
      !prose &&
      word &&
      word.spelling === null &&
      others.length === 0 &&
      allowed === index.every
    ) {
      const first = firstNamed(this.shown, word, MOST_SUGGESTED, (product) => isMeant(product, word, prose));
      if (first) return first;
    }
    const hits: Hit[] = [];
    for (const { id, rank } of await findProductIds(this.#db, asked, {
      prose,
      most: this.#isHalfTyped ? MOST_OF_HALF : MOST_HITS,
    })) {
      const place = index.placeById.get(id);
      const product = place === undefined ? undefined : catalogue.products[place];
      if (place === undefined || !product || !allowed.has(place)) continue;
      if (words.every((word) => isMeant(product, word, prose))) hits.push({ place, rank, product });
    }
    return new Map(preferHits(hits, words, prose).map(({ place, rank }) => [place, rank]));
  }
}

/** A word with those of its forms whose grams some product has. */
function findable(word: SearchWord, { labels, prose: sentences }: SearchGrams, prose: boolean): SearchWord {
  const isIn = (grams: readonly string[], known: ReadonlySet<string>): boolean =>
    grams.every((gram) => known.has(gram));
  const forms = word.forms.filter(
    ({ grams, isInProse }) => isIn(grams, labels) || (prose && isInProse && isIn(grams, sentences)),
  );
  return { ...word, forms };
}

/** Whether kana that were found stand there as a word, and not by chance. */
function isMeant(product: CatalogueProduct, { forms }: SearchWord, prose: boolean): boolean {
  if (forms.every(({ edge }) => edge === null)) return true;
  return forms.some(({ text, edge }) => namesHave(product, text, edge)) || (prose && tellsOf(product, forms));
}
