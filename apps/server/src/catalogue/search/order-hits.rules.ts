import { setOf, type Places } from '../places.ts';
import type { ShownCatalogue } from '../shown-catalogue.ts';
import type { Hits } from './finder.ts';
import type { SearchFilter } from './search-filters.rules.ts';

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
