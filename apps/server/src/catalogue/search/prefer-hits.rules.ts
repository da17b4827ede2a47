import type { CatalogueProduct } from '../catalogue.ts';
import { namesHave, namesWrite } from './name-words.ts';
import type { SearchWord } from './search-words.rules.ts';

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
