import type { CatalogueProduct } from '../catalogue.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import type { SearchWord } from './search-words.rules.ts';

// Kana stand in too many names by chance to look at each of those closely.
const MOST_LOOKS = 200;

/**
 * The first products whose name begins with a word or has it, in the order of a search, by place with their rank; null where
 * those are fewer than `most`, since others may have the word elsewhere, or too many have it by chance. Names are kept in the process, so that the letters that
 * everybody types first cost no question to the database.
 */
export function firstNamed(
  { catalogue, inStock, bySales }: ShownCatalogue,
  { forms }: SearchWord,
  most: number,
  isMeant: (product: CatalogueProduct) => boolean,
): Map<number, number> | null {
  const direct = forms.filter(({ isSynonym }) => !isSynonym).map(({ text }) => text);
  const begins = (name: string): boolean => direct.some((text) => name.startsWith(text));
  const ranks = [begins, (name: string) => !begins(name) && direct.some((text) => name.includes(text))];
  const found = new Map<number, number>();
  let looks = 0;
  for (const [rank, isNamed] of ranks.entries()) {
    const soldOut: number[] = [];
    for (const place of bySales.places) {
      const product = catalogue.products[place];
      if (!product) continue;
      if (product.row.ingredients === null || !isNamed(product.row.foldedName)) continue;
      if ((looks += 1) > MOST_LOOKS) return null;
      if (!isMeant(product)) continue;
      if (inStock.has(place)) found.set(place, rank);
      else soldOut.push(place);
      if (found.size === most) return found;
    }
    for (const place of soldOut.slice(0, most - found.size)) found.set(place, rank);
    if (found.size === most) return found;
  }
  return null;
}
