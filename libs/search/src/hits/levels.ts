import { type Positions, setOf } from '../positions.ts';

/**
 * Disjoint sets of products by how well they match, the best at level 0. A level is created on first use, since a page
 * rarely needs the last.
 */
export interface Levels {
  count: number;
  at(level: number): Positions;
  /** Each position with its level if there are few: then no bit set is created for each level. */
  few?: readonly Levelled[];
}

/** A position in the catalogue and the level of its product. */
export interface Levelled {
  position: number;
  level: number;
}

/** Returns levels that exist already. */
export function levelsOf(levels: readonly Positions[]): Levels {
  return { count: levels.length, at: (level) => levels[level] ?? setOf([]) };
}

/** Returns the levels of few positions. */
export function levelsOfFew(few: readonly Levelled[]): Levels {
  const count = few.reduce((most, { level }) => Math.max(most, level + 1), 0);
  return {
    count,
    at: (level) => setOf(few.filter((one) => one.level === level).map(({ position }) => position)),
    few,
  };
}

/** Returns the products that match both, at the sum of their levels. */
export function together(some: Levels, others: Levels): Levels {
  if (some.few)
    return levelsOfFew(
      some.few.flatMap(({ position, level }) => {
        const other = levelOf(others, position);
        return other === null ? [] : [{ position, level: level + other }];
      }),
    );
  const count = some.count + others.count - 1;
  const made: Positions[] = [];
  return { count, at: (level) => (made[level] ??= bothAt(some, others, level)) };
}

function bothAt(some: Levels, others: Levels, level: number): Positions {
  let positions: Positions | null = null;
  for (let one = Math.max(0, level - others.count + 1); one <= Math.min(level, some.count - 1); one += 1) {
    const [left, right] = [some.at(one), others.at(level - one)];
    if (!left.intersects(right)) continue;
    const both = left.new_intersection(right);
    positions = positions ? positions.union(both) : both;
  }
  return positions ?? setOf([]);
}

function levelOf({ count, at }: Levels, position: number): number | null {
  for (let level = 0; level < count; level += 1) if (at(level).has(position)) return level;
  return null;
}

/** The hits of a reading, as positions in the catalogue. */
export interface Hits {
  positions: Positions;
  /** How well they match; all levels together are `positions`. */
  levels: Levels;
}
