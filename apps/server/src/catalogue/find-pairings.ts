import { foldForSearch } from '@shop/japanese';
import type { CatalogueCategory } from './catalogue.ts';
import type { ProductRow } from './catalogue.queries.ts';

// A shorter word (酢, 豆) would be found in names by chance.
const SHORTEST_TERM = 2;

/**
 * Which products go with which, from what the shop writes under 合わせる: a term of one product's pairing that stands in
 * the name or category of another pairs the two, both ways.
 */
export function findPairings(rows: readonly ProductRow[], categoryById: ReadonlyMap<number, CatalogueCategory>): Map<number, Set<number>> {
  const pairings = new Map(rows.map(({ id }) => [id, new Set<number>()]));
  // Tools bear the name of what they cut; nobody eats them with it.
  const foods = rows.filter(({ ingredients }) => ingredients !== null);
  const named = foods.map((row) => ({ id: row.id, text: `${row.foldedName}\n${categoryNames(categoryById.get(row.categoryId))}` }));
  for (const { id, pairing } of rows) {
    for (const term of termsOf(pairing)) {
      for (const other of named) {
        if (other.id === id || !other.text.includes(term)) continue;
        pairings.get(id)?.add(other.id);
        pairings.get(other.id)?.add(id);
      }
    }
  }
  return pairings;
}

function termsOf(pairing: string | null): string[] {
  return (pairing ?? '')
    .split(/[、。,]|または/)
    .map((term) => foldForSearch(term.replace(/(全般|など)$/, '')))
    .filter((term) => [...term].length >= SHORTEST_TERM);
}

function categoryNames(category: CatalogueCategory | null | undefined): string {
  return category ? `${category.foldedName}\n${categoryNames(category.parent)}` : '';
}
