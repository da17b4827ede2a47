import { type Places, setOf } from '../places.ts';

/**
 * Products by how well they fit: those that fit best stand at level 0, and none at two. A level is made when it is first asked for,
 * since a page rarely reaches the last.
 */
export interface Levels {
  count: number;
  at(level: number): Places;
  /** Each with its level, where they are few: then no set of all places is made for each level. */
  few?: readonly Levelled[];
}

/** A place in the catalogue, and the level at which the product there stands. */
export interface Levelled {
  place: number;
  level: number;
}

/** Levels that are there already. */
export function levelsOf(levels: readonly Places[]): Levels {
  return { count: levels.length, at: (level) => levels[level] ?? setOf([]) };
}

/** Levels of few places. */
export function levelsOfFew(few: readonly Levelled[]): Levels {
  const count = few.reduce((most, { level }) => Math.max(most, level + 1), 0);
  return {
    count,
    at: (level) => setOf(few.filter((one) => one.level === level).map(({ place }) => place)),
    few,
  };
}

/** Products that fit both, by both together: what is third of one and second of the other is fourth. */
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
