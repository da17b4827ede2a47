import { foldForSearch, foldingsOf } from '@shop/japanese';

/**
 * The version of the search columns. Raise it whenever folding or the texts below change: rows of another version are
 * indexed again when the shop starts (`refreshSearchIndex`).
 */
export const SEARCH_INDEX_VERSION = 5;

/** The searchable texts of a product. */
export interface SearchableTexts {
  name: string;
  nameKana: string;
  nameOriginal: string;
  brand: { name: string; nameOriginal: string };
  categoryNames: readonly string[];
  tagNames: readonly string[];
  country: string;
  region: string;
  zone: keyof typeof storedAs;
  gi: { label: string } | null;
  unitLabel: string;
  netWeightG: number | null;
  agingMonths: number | null;
  pairing: string | null;
  tastingNote: string | null;
  ingredients: string | null;
  allergensMandatory: readonly string[];
  allergensRecommended: readonly string[];
  /** The titles of the recipes that use it. */
  recipes: readonly string[];
}

const storedAs = { ambient: '常温保存', chilled: '冷蔵保存', frozen: '冷凍保存' } as const;

/** The search columns of a product. */
export interface SearchColumns {
  foldedName: string;
  foldedText: string;
  foldedProse: string;
  searchIndexVersion: number;
}

/**
 * Returns the search columns of a product: folded texts, one per line so that no word matches across two. Descriptions,
 * category, allergens and recipes are separate, since a word there means less than one in a name.
 */
export function indexText(texts: SearchableTexts): SearchColumns {
  const names = linesOf([texts.name, texts.nameKana, texts.nameOriginal]);
  const others = linesOf([
    texts.brand.name,
    texts.brand.nameOriginal,
    ...texts.tagNames,
    texts.country,
    texts.region,
    storedAs[texts.zone],
    texts.gi?.label ?? '',
    texts.unitLabel,
    texts.netWeightG === null ? '' : `${texts.netWeightG}g`,
    texts.agingMonths === null ? '' : `${texts.agingMonths}ヶ月熟成`,
  ]);
  const labels = [...new Set([...names, ...others])];
  const sentences = [texts.pairing, texts.tastingNote, texts.ingredients].flatMap(
    (text) => text?.split(/[、。]/) ?? [],
  );
  const prose = linesOf([
    ...texts.categoryNames,
    ...sentences,
    ...texts.allergensMandatory,
    ...texts.allergensRecommended,
    ...texts.recipes,
  ]);
  return {
    foldedName: names.join('\n'),
    foldedText: labels.join('\n'),
    foldedProse: prose.join('\n'),
    searchIndexVersion: SEARCH_INDEX_VERSION,
  };
}

/** Returns each text as written and, if different, as pronounced. */
function linesOf(texts: readonly string[]): string[] {
  return [...new Set([...texts.map(foldForSearch), ...texts.flatMap(foldingsOf)])].filter((line) => line !== '');
}
