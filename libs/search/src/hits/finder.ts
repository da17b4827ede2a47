import type { SearchProduct } from '../search-product.ts';
import { emptySet, inAll, inAny, inEach, type Positions } from '../positions.ts';
import type { SearchIndex } from '../search-index.ts';
import { preferHits } from './hit-order.rules.ts';
import { levelsOf, levelsOfFew, together, type Hits } from './levels.ts';
import { isWantedFor } from '../reading/search-filters.rules.ts';
import { levelsOfFirst, positionsOfFilters } from './filter-positions.ts';
import { asGifts, readingsOf, type SearchReading } from '../reading/search-words.rules.ts';
import type { SearchWord } from '../reading/search-word.ts';
import { mentions, namesHave } from '../texts/name-words.ts';
import { findTexts, type Hit } from '../texts/find-texts.ts';
import { onceAKind } from '../texts/text-kinds.ts';
import { levelsOfKind, positionsOfNamedKinds, positionsOfWord, positionsOfWordInProse } from './word-levels.ts';
import { isFoundAtEdge } from '../texts/word-edges.ts';

// More than anybody pages through; it limits the cost of a search for one letter.
const MOST_HITS = 1000;
// Enough to choose the suggestions from, and for descriptions, each of which is examined closely.
const FEW_HITS = 300;

/** Finds the hits of readings in one assortment. */
export class Finder {
  readonly index: SearchIndex;
  readonly #isHalfTyped: boolean;

  constructor(index: SearchIndex, { isHalfTyped = false }: { isHalfTyped?: boolean } = {}) {
    this.index = index;
    this.#isHalfTyped = isHalfTyped;
  }

  /** Returns the possible readings of the words in this assortment, the likeliest first. */
  readings(words: readonly string[]): Iterable<SearchReading> {
    return readingsOf(words, this.index.lexicon, this.#isHalfTyped);
  }

  /** Returns the first reading with hits: in names first, since descriptions mention many other things. */
  firstThatFinds(readings: Iterable<SearchReading>): { reading: SearchReading; hits: Hits } | null {
    const tried: SearchReading[] = [];
    for (const spelled of readings) {
      const reading = asGifts(spelled);
      tried.push(reading);
      const hits = this.#hitsOf(reading, false);
      if (hits) return { reading, hits };
    }
    for (const reading of tried) {
      const hits = this.#hitsOf(reading, true);
      if (hits) return { reading, hits };
    }
    return null;
  }

  /** Returns the hits of all pieces of a reading; null if there are none. */
  #hitsOf(reading: SearchReading, prose: boolean): Hits | null {
    const words = reading.filter(({ filters }) => filters.length === 0).map(({ word }) => word);
    const isInProse = words.some(({ forms }) => forms.some((form) => form.isInProse));
    if (prose && !isInProse) return null;
    const allowed = inEach(
      this.index.properties.every,
      reading.flatMap(({ filters }) => (filters.length === 0 ? [] : [positionsOfFilters(this.index, filters)])),
    );
    if (allowed.isEmpty()) return null;
    const kinds = reading.filter(
      ({ filters }) => filters.some((filter) => filter.startsWith('category:')) && !isWantedFor(filters),
    );
    const found = this.#found(words, allowed, prose);
    if (found.positions.isEmpty()) return null;
    return {
      positions: found.positions,
      levels: [
        ...kinds.map(({ word }) => levelsOfKind(this.index, word)),
        ...reading.flatMap(({ filters }) => levelsOfFirst(this.index, filters) ?? []),
      ].reduce(together, found.levels),
    };
  }

  /** Returns the products that have all words: lexicon words by their index, others by scanning the texts. */
  #found(words: readonly SearchWord[], allowed: Positions, prose: boolean): Hits {
    // In descriptions a word may be anywhere as soon as one of its forms may.
    if (prose)
      return words.every((word) => isRecognised(word) && word.forms.some(({ edge }) => edge === null))
        ? this.#knownHitsOf(words, allowed)
        : this.#looked(words, allowed, true);
    const known = words.filter(isRecognised).map((word) => positionsOfWord(this.index, word));
    const others = words.filter((word) => !isRecognised(word));
    const among = inEach(this.index.properties.every, [allowed, ...known.map(({ positions }) => positions)]);
    const found =
      others.length === 0 || among.isEmpty()
        ? { positions: among, levels: levelsOf([among]) }
        : this.#looked(others, among, false);
    return {
      positions: found.positions,
      levels: known.reduce((all, { levels }) => together(all, levels), found.levels),
    };
  }

  /**
   * Returns the products whose texts have all words. If a category has them, descriptions of other products do not
   * count.
   */
  #knownHitsOf(words: readonly SearchWord[], allowed: Positions): Hits {
    const known = words.map((word) => positionsOfWordInProse(this.index, word));
    const found = inEach(this.index.properties.every, [allowed, ...known.map(({ positions }) => positions)]);
    const kinds = words.map((word) => positionsOfNamedKinds(this.index, word));
    const named = words.map((word, at) => inAny([positionsOfWord(this.index, word).positions, kinds[at]]));
    const better = inAll(found, [inAny(kinds), ...named]);
    const positions = better.isEmpty() ? found : better;
    return { positions, levels: known.reduce((all, { levels }) => together(all, levels), levelsOf([positions])) };
  }

  /** Returns the hits of a text scan, at most a thousand. */
  #looked(words: readonly SearchWord[], allowed: Positions, prose: boolean): Hits {
    const { texts, products, positionsOf } = this.index;
    const hits: Hit[] = [];
    const most = prose || this.#isHalfTyped ? FEW_HITS : MOST_HITS;
    const doubtful = words.filter(({ forms }) => !isFoundByGrams(forms, prose));
    const meansAll = onceAKind(doubtful, (product) =>
      Number(doubtful.every(({ forms }) => isMeant(product, forms, prose))),
    );
    findTexts(texts, words, { prose, most, allowed, positionsOf }, (hit) => {
      const isHit = doubtful.length === 0 || meansAll(hit.block, hit.at) === 1;
      if (isHit) hits.push(hit);
      return isHit;
    });
    const few = preferHits(hits, words, prose);
    const positions = emptySet(few.length === 0 ? 0 : products.length);
    for (const { position } of few) positions.add(position);
    return { positions, levels: levelsOfFew(few) };
  }
}

/** Whether all hits of a word are known from the index. */
function isRecognised({ isOfLexicon, spelling }: SearchWord): boolean {
  return isOfLexicon && spelling === null;
}

/** Whether grams are enough to prove a match, without chance hits. */
function isFoundByGrams(forms: SearchWord['forms'], prose: boolean): boolean {
  return forms.every(({ text, edge }) => edge === null || (!prose && isFoundAtEdge(text)));
}

/** Whether kana occur in a product as a word, and not by chance. */
function isMeant(product: SearchProduct, forms: SearchWord['forms'], prose: boolean): boolean {
  return (prose && mentions(product, forms)) || forms.some(({ text, edge }) => namesHave(product, text, edge));
}
