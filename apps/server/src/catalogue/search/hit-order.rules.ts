import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { type Places, setOf } from '../places.ts';
import type { SearchWord } from './search-words.rules.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import type { Hits } from './finder.ts';
import type { SearchFilter } from './search-filters.rules.ts';
import { kindsHave, namesHave, namesWrite } from './name-words.ts';
import { eachNamed } from './texts/find-texts.ts';

interface Naming {
  /** Names that begin with the word. */
  first: Places;
  /** Names that have it, or another word of the same meaning. */
  within: Places;
}

const made = new WeakMap<Catalogue, Map<string, Naming>>();

/**
 * How well each product is named by a word that means its kind: 0 where its name begins with it, 1 where it is in the name, 2
 * where only the kind tells. The words are those of the lexicon, so what was found is kept as long as the catalogue is.
 */
export function kindRanks(shown: ShownCatalogue, { forms }: SearchWord): (place: number) => number {
  const known = made.get(shown.catalogue) ?? new Map<string, Naming>();
  made.set(shown.catalogue, known);
  const key = forms.map(({ text }) => text).join(' ');
  const naming = known.get(key) ?? namingOf(shown, forms);
  known.set(key, naming);
  return (place) => (naming.first.has(place) ? 0 : naming.within.has(place) ? 1 : 2);
}

function namingOf({ catalogue, index }: ShownCatalogue, forms: SearchWord['forms']): Naming {
  const [first, within] = [setOf([]), setOf([])];
  eachNamed(catalogue.textBlocks, forms, ({ row }, { text, isSynonym }) => {
    const place = index.placeById.get(row.id);
    if (place === undefined) return;
    within.add(place);
    if (!isSynonym && row.foldedName.startsWith(text)) first.add(place);
  });
  return { first, within };
}

// Ranks above are of hits by a synonym or in sentences.
const NAMED = 2;
// The shelf of what nobody eats.
const LAST = 1000;

/**
 * Food before what only helps to cut and serve it, however well that is named; then by how well the words fit, what can be
 * bought before what cannot, and by price where a word asks for it, else by what sells, then in the recommended order.
 */
export function inRelevantOrder(
  { catalogue, inStock, index, bySales }: ShownCatalogue,
  hits: Hits | null,
  filters: readonly SearchFilter[],
): { places: Places; byRelevance: readonly number[] } {
  if (!hits) return { places: setOf([]), byRelevance: [] };
  const { places, rankAt } = hits;
  const order = filters.includes('sort:price_asc')
    ? 'price_asc'
    : filters.includes('sort:price_desc')
      ? 'price_desc'
      : null;
  const { places: ordered, ranks } = order ? index.inOrder(order) : bySales;
  const shelfOf = (place: number): number => {
    if (catalogue.products[place]?.row.ingredients === null) return LAST;
    const rank = rankAt(place);
    return (order ? Number(rank > NAMED) : rank) * 2 + (inStock.has(place) ? 0 : 1);
  };
  // Numbers are sorted many times sooner than places by a rule.
  const keys = new Float64Array(places.size());
  let at = 0;
  places.forEach((place) => {
    keys[at] = shelfOf(place) * ordered.length + (ranks[place] ?? 0);
    at += 1;
  });
  return { places, byRelevance: Array.from(keys.sort(), (key) => ordered[key % ordered.length] ?? 0) };
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
