import type { Db } from '../../db/db.ts';
import { inAll, setOf, type Places } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import { placesOfFilters } from './search-filters.rules.ts';
import { findProductIds } from './search.queries.ts';
import type { SearchReading } from './search-words.rules.ts';
import { isForeignTo, namesBegin } from './word-beginnings.ts';

/** What a reading found, by place in the catalogue. */
export interface Hits {
  places: Places;
  /** How well each place has the words, from 0; empty where all words are filters. */
  ranks: ReadonlyMap<number, number>;
}

/** Looks in one catalogue for what readings ask for. */
export class Finder {
  readonly shown: ShownCatalogue;
  readonly #db: Db;

  constructor(db: Db, shown: ShownCatalogue) {
    this.#db = db;
    this.shown = shown;
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
    const hits =
      words.length === 0
        ? { places: allowed, ranks: new Map<number, number>() }
        : await this.#named(words, allowed, prose);
    return hits.places.isEmpty() ? null : hits;
  }

  async #named(words: readonly SearchReading[number]['word'][], allowed: Places, prose: boolean): Promise<Hits> {
    const { index, catalogue } = this.shown;
    if (allowed.isEmpty()) return { places: allowed, ranks: new Map() };
    const foreign = words.filter(({ isForeign }) => isForeign);
    const ranks = new Map<number, number>();
    for (const { id, rank } of await findProductIds(this.#db, words, { prose })) {
      const place = index.placeById.get(id);
      const product = place === undefined ? undefined : catalogue.products[place];
      if (place === undefined || !product || !allowed.has(place)) continue;
      const isFound = foreign.every(({ forms }) => (prose ? !isForeignTo(product, forms) : namesBegin(product, forms)));
      if (isFound) ranks.set(place, rank);
    }
    return { places: setOf(ranks.keys()), ranks };
  }
}
