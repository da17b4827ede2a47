import { foldForSearch, gramsOf } from '@shop/japanese';

/** What of a product can be found by searching. */
export interface SearchableTexts {
  name: string;
  nameKana: string;
  nameOriginal: string;
  brand: { name: string; nameOriginal: string };
  categoryNames: readonly string[];
  tagNames: readonly string[];
  country: string;
  region: string;
}

/** The search columns of a product: folded texts, one line each so that no word is found across two, and their grams. */
export function indexText(texts: SearchableTexts): { foldedName: string; foldedText: string; grams: string[] } {
  const names = [texts.name, texts.nameKana, texts.nameOriginal].map(foldForSearch);
  const others = [
    texts.brand.name,
    texts.brand.nameOriginal,
    ...texts.categoryNames,
    ...texts.tagNames,
    texts.country,
    texts.region,
  ].map(foldForSearch);
  const lines = [...names, ...others].filter((line) => line !== '');
  return {
    foldedName: names.join('\n'),
    foldedText: lines.join('\n'),
    grams: [...new Set(lines.flatMap(gramsOf))],
  };
}
