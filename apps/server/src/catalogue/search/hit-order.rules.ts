import type { Catalogue, CatalogueProduct } from '../catalogue.ts';
import { placesWhere, type Places, setOf } from '../places.ts';
import type { SearchWord } from './search-words.rules.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import type { Hits } from './finder.ts';
import type { SearchFilter } from './search-filters.rules.ts';
import { namesHave, namesWrite } from './name-words.ts';

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
export function kindRanks(catalogue: Catalogue, { forms }: SearchWord): (place: number) => number {
  const known = made.get(catalogue) ?? new Map<string, Naming>();
  made.set(catalogue, known);
  const key = forms.map(({ text }) => text).join(' ');
  const naming = known.get(key) ?? namingOf(catalogue, forms);
  known.set(key, naming);
  return (place) => (naming.first.has(place) ? 0 : naming.within.has(place) ? 1 : 2);
}

function namingOf({ products }: Catalogue, forms: SearchWord['forms']): Naming {
  const direct = forms.filter(({ isSynonym }) => !isSynonym);
  return {
    first: placesWhere(products, ({ row }) => direct.some(({ text }) => row.foldedName.startsWith(text))),
    within: placesWhere(products, ({ row }) => forms.some(({ text }) => row.foldedName.includes(text))),
  };
}

// Ranks above are of hits by a synonym or in sentences.
const NAMED = 2;

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
  const equals = order
    ? [...index.inOrder(order).places].filter((place) => places.has(place))
    : places.array().sort((a, b) => (bySales.ranks[a] ?? 0) - (bySales.ranks[b] ?? 0));
  const shelves: number[][] = [];
  const tools: number[] = [];
  for (const place of equals) {
    const rank = rankAt(place);
    const at = (order ? Number(rank > NAMED) : rank) * 2 + (inStock.has(place) ? 0 : 1);
    if (catalogue.products[place]?.row.ingredients === null) tools.push(place);
    else (shelves[at] ??= []).push(place);
  }
  return { places, byRelevance: [...shelves.flat(), ...tools] };
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

function isNamed(words: readonly SearchWord[]): Judge {
  return (product) => words.every(({ forms }) => forms.some(({ text, edge }) => namesHave(product, text, edge)));
}
