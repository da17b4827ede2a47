import type { SearchProduct } from '../search-product.ts';
import { FEW, inAny, membersByRank, type Ordered, type Positions, setOf } from '../positions.ts';
import type { SearchWord } from '../reading/search-word.ts';
import type { SearchState } from '../search-index.ts';
import { type Levelled, type Levels, levelsOf, levelsOfFew, type Hits } from './levels.ts';
import type { SearchFilter } from '../reading/search-filters.rules.ts';
import type { Hit } from '../texts/find-texts.ts';
import { onceAKind } from '../texts/text-kinds.ts';
import { kindsHave, namesHave, namesWrite } from '../texts/name-words.ts';

// Lower ranks were found by a synonym or in descriptions.
const NAMED = 3;

/** Hits and their order, which is computed as far as needed. */
interface Ordering {
  positions: Positions;
  byRelevance: Iterable<number>;
}

/**
 * Sorts hits: food before tools; then by how well the words match, available before unavailable, by price if a word
 * asks for it, otherwise by sales, then in the recommended order.
 */
export function inRelevantOrder(
  { inStock, bySales, index: { properties } }: SearchState,
  hits: Hits | null,
  filters: readonly SearchFilter[],
): Ordering {
  if (!hits) return { positions: setOf([]), byRelevance: [] };
  const order = filters.includes('sort:price_asc')
    ? 'price_asc'
    : filters.includes('sort:price_desc')
      ? 'price_desc'
      : null;
  const ordered = order ? properties.inOrder(order) : bySales;
  const { positions } = hits;
  const levels = order ? inTwo(hits.levels) : hits.levels;
  // Two shelves per level, available and unavailable, and one for tools.
  const shelfOf = ({ position, level }: Levelled): number =>
    properties.tools.has(position) ? levels.count * 2 : level * 2 + Number(!inStock.has(position));
  const byRelevance = {
    *[Symbol.iterator]() {
      if (levels.few) return yield* shelfByShelf(levels.few, shelfOf, ordered);
      for (let at = 0; at < levels.count; at += 1) {
        const level = levels.at(at);
        const food = level.intersects(properties.tools) ? level.new_difference(properties.tools) : level;
        yield* inTurn(food.new_intersection(inStock), ordered);
        yield* inTurn(food.new_difference(inStock), ordered);
      }
      yield* inTurn(positions.new_intersection(properties.tools), ordered);
    },
  };
  return { positions, byRelevance };
}

/**
 * Yields the members of a set in an order: few are sorted; many are found by walking the order, which stops when the
 * page is full or all were found.
 */
function* inTurn(set: Positions, ordered: Ordered): Generator<number> {
  let left = set.size();
  if (left === 0) return;
  if (left < FEW) return yield* membersByRank(set, ordered, 0, left);
  for (const position of ordered.positions)
    if (set.has(position)) {
      yield position;
      if ((left -= 1) === 0) return;
    }
}

/** Yields few positions by their shelf, and in an order within each; a shelf is sorted only when it is reached. */
function* shelfByShelf(
  few: readonly Levelled[],
  shelfOf: (one: Levelled) => number,
  ordered: Ordered,
): Generator<number> {
  const shelves: number[][] = [];
  for (const one of few) (shelves[shelfOf(one)] ??= []).push(ordered.ranks[one.position] ?? 0);
  for (const ranks of shelves)
    for (const rank of Uint32Array.from(ranks ?? []).sort()) yield ordered.positions[rank] ?? 0;
}

function inTwo({ count, at, few }: Levels): Levels {
  if (few) return levelsOfFew(few.map(({ position, level }) => ({ position, level: level < NAMED ? 0 : 1 })));
  const all = Array.from({ length: count }, (_, level) => at(level));
  return levelsOf([inAny(all.slice(0, NAMED)), inAny(all.slice(NAMED))]);
}

/**
 * Returns the hits without those that are worse than others: a short word without its long vowel or by a synonym (ローマ
 * is not ロマ・クララ), and descriptions if a category has the words.
 */
export function preferHits(hits: readonly Hit[], words: readonly SearchWord[], prose: boolean): readonly Hit[] {
  const better = [
    ...words.filter(({ spelling }) => spelling !== null).map((word) => isWritten(word)),
    ...(prose ? [isNamed(words)] : []),
  ];
  return better.reduce((left, isBetter) => {
    const isBest = onceAKind(words, (product) => Number(isBetter(product)));
    const best = left.filter(({ block, at }) => isBest(block, at) === 1);
    return best.length > 0 ? best : left;
  }, hits);
}

type Judge = (product: SearchProduct) => boolean;

function isWritten({ spelling, forms }: SearchWord): Judge {
  const others = forms.filter(({ isSynonym }) => isSynonym);
  return (product) => namesWrite(product, spelling ?? '') || others.some(({ text }) => namesHave(product, text, null));
}

/** Returns whether a category has one of the words and the names have all; names were searched before descriptions. */
function isNamed(words: readonly SearchWord[]): Judge {
  const isOfKind: Judge = (product) => words.some(({ forms }) => forms.some(({ text }) => kindsHave(product, text)));
  return (product) =>
    isOfKind(product) && words.every(({ forms }) => forms.some(({ text, edge }) => namesHave(product, text, edge)));
}
