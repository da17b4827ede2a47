import { type Places, setOf } from '../places.ts';

/**
 * Disjoint sets of products by how well they match, the best at level 0. A level is created on first use, since a page
 * rarely needs the last.
 */
export interface Levels {
  count: number;
  at(level: number): Places;
  /** Each place with its level if there are few: then no bit set is created for each level. */
  few?: readonly Levelled[];
}

/** A place in the catalogue and the level of its product. */
export interface Levelled {
  place: number;
  level: number;
}

/** Returns levels that exist already. */
export function levelsOf(levels: readonly Places[]): Levels {
  return { count: levels.length, at: (level) => levels[level] ?? setOf([]) };
}

/** Returns the levels of few places. */
export function levelsOfFew(few: readonly Levelled[]): Levels {
  const count = few.reduce((most, { level }) => Math.max(most, level + 1), 0);
  return {
    count,
    at: (level) => setOf(few.filter((one) => one.level === level).map(({ place }) => place)),
    few,
  };
}

/** Returns the products that match both, at the sum of their levels. */
export function together(some: Levels, others: Levels): Levels {
  if (some.few)
    return levelsOfFew(
      some.few.flatMap(({ place, level }) => {
        const other = levelOf(others, place);
        return other === null ? [] : [{ place, level: level + other }];
      }),
    );
  const count = some.count + others.count - 1;
  const made: Places[] = [];
  return { count, at: (level) => (made[level] ??= bothAt(some, others, level)) };
}

function bothAt(some: Levels, others: Levels, level: number): Places {
  let places: Places | null = null;
  for (let one = Math.max(0, level - others.count + 1); one <= Math.min(level, some.count - 1); one += 1) {
    const [left, right] = [some.at(one), others.at(level - one)];
    if (!left.intersects(right)) continue;
    const both = left.new_intersection(right);
    places = places ? places.union(both) : both;
  }
  return places ?? setOf([]);
}

function levelOf({ count, at }: Levels, place: number): number | null {
  for (let level = 0; level < count; level += 1) if (at(level).has(place)) return level;
  return null;
}

/** The hits of a reading, as places in the catalogue. */
export interface Hits {
  places: Places;
  /** How well they match; all levels together are `places`. */
  levels: Levels;
}
