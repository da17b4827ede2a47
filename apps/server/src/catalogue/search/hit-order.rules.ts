import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { FEW, inAny, membersByRank, type Places, setOf } from '../places.ts';
import type { SearchWord } from './search-words.rules.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import type { Hits } from './finder.ts';
import type { SearchFilter } from './search-filters.rules.ts';
import { kindsHave, namesHave, namesWrite } from './name-words.ts';
import { eachNamed } from './texts/find-texts.ts';

/** Products by how well they fit: those that fit best stand in the first set, and none in two. */
export type Levels = readonly Places[];

const made = new WeakMap<Catalogue, Map<string, Levels>>();

/**
 * How well each product is named by a word that means its kind: first where its name begins with it, then where it is in the
 * name, or another word of the same meaning; last where only the kind tells. The words are those of the lexicon, so what was found
 * is kept as long as the catalogue is.
 */
export function levelsOfKind(shown: ShownCatalogue, { forms }: SearchWord): Levels {
  const known = made.get(shown.catalogue) ?? new Map<string, Levels>();
  made.set(shown.catalogue, known);
  const key = forms.map(({ text }) => text).join(' ');
  const levels = known.get(key) ?? namingOf(shown, forms);
  known.set(key, levels);
  return levels;
}

function namingOf({ catalogue, index }: ShownCatalogue, forms: SearchWord['forms']): Levels {
  const [first, within] = [setOf([]), setOf([])];
  const named = { blocks: catalogue.textBlocks, placesOf: index.placesOf };
  eachNamed(named, forms, ({ row }, { text, isSynonym }, place) => {
    within.add(place);
    if (!isSynonym && row.foldedName.startsWith(text)) first.add(place);
  });
  return [first, within.new_difference(first), index.every.new_difference(within)];
}

/** Products that fit both, by both together: what is third of one and second of the other is fourth. */
export function together(some: Levels, others: Levels): Levels {
  const levels: Places[] = [];
  some.forEach((one, at) =>
    others.forEach((other, besides) => {
      const both = one.new_intersection(other);
      levels[at + besides] = levels[at + besides]?.new_union(both) ?? both;
    }),
  );
  return levels;
}

// What comes later was found by a synonym or in sentences.
const NAMED = 3;

/** Hits and their order, which is worked out as far as it is asked for. */
interface Ordering {
  places: Places;
  byRelevance: Iterable<number>;
}

/**
 * Food before what only helps to cut and serve it, however well that is named; then by how well the words fit, what can be
 * bought before what cannot, and by price where a word asks for it, else by what sells, then in the recommended order.
 */
export function inRelevantOrder(
  { inStock, index, bySales }: ShownCatalogue,
  hits: Hits | null,
  filters: readonly SearchFilter[],
): Ordering {
  if (!hits) return { places: setOf([]), byRelevance: [] };
  const order = filters.includes('sort:price_asc')
    ? 'price_asc'
    : filters.includes('sort:price_desc')
      ? 'price_desc'
      : null;
  const { places: ordered, ranks } = order ? index.inOrder(order) : bySales;
  const { places } = hits;
  const levels = order ? [inAny(hits.levels.slice(0, NAMED)), inAny(hits.levels.slice(NAMED))] : hits.levels;
  const byRelevance = {
    *[Symbol.iterator]() {
      for (const shelf of shelves()) {
        const size = shelf.size();
        if (size < FEW) yield* membersByRank(shelf, ranks, 0, size);
        else for (const place of ordered) if (shelf.has(place)) yield place;
      }
    },
  };
  return { places, byRelevance };

  function* shelves(): Generator<Places> {
    for (const level of levels) {
      const food = level.new_difference(index.tools);
      yield food.new_intersection(inStock);
      yield food.new_difference(inStock);
    }
    yield places.new_intersection(index.tools);
  }
}

/** A product that has every word, by its place in the catalogue. */
export interface Hit {
  place: number;
  rank: number;
  product: CatalogueProduct;
}

/**
 * The hits that better ones leave: where some write a short word with its long vowel, or are found by another of its meaning, one
 * without it is no answer (ローマ is no ロマ・クララ); where the kind of some goods has the words, sentences of others tell nothing.
 */
export function preferHits(hits: readonly Hit[], words: readonly SearchWord[], prose: boolean): readonly Hit[] {
  const better = [
    ...words.filter(({ spelling }) => spelling !== null).map((word) => isWritten(word)),
    ...(prose ? [isNamed(words)] : []),
  ];
  return better.reduce((left, isBetter) => {
    const best = left.filter(({ product }) => isBetter(product));
    return best.length > 0 ? best : left;
  }, hits);
}

type Judge = (product: CatalogueProduct) => boolean;

function isWritten({ spelling, forms }: SearchWord): Judge {
  const others = forms.filter(({ isSynonym }) => isSynonym);
  return (product) => namesWrite(product, spelling ?? '') || others.some(({ text }) => namesHave(product, text, null));
}

/** Names without a kind have been looked for before sentences were. */
function isNamed(words: readonly SearchWord[]): Judge {
  const isOfKind: Judge = (product) => words.some(({ forms }) => forms.some(({ text }) => kindsHave(product, text)));
  return (product) =>
    isOfKind(product) && words.every(({ forms }) => forms.some(({ text, edge }) => namesHave(product, text, edge)));
}
