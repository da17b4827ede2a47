import { TypedFastBitSet } from 'typedfastbitset';

/** A set of products of a catalogue, each as its index in the recommended order. */
export type Positions = TypedFastBitSet;

/** An order of all products of a catalogue, in both directions. */
export interface Ordered {
  positions: Uint32Array;
  /** The rank of each position. */
  ranks: Uint32Array;
}

/** Up to this many members, sorting is faster than walking a hundred thousand positions. */
export const FEW = 500;

/** Returns the positions of the items that a rule accepts. */
export function positionsWhere<T>(list: readonly T[], isIn: (item: T) => boolean): Positions {
  const positions = new TypedFastBitSet();
  list.forEach((item, position) => isIn(item) && positions.add(position));
  return positions;
}

/** Returns an empty set with the capacity of `size`, so that it need not grow. */
export function emptySet(size: number): Positions {
  return TypedFastBitSet.fromWords(new Uint32Array((size + 31) >>> 5));
}

/** Returns a set of the defined positions; `size` avoids that a large set grows step by step. */
export function setOf(positions: Iterable<number | undefined>, size = 0): Positions {
  const set = emptySet(size);
  for (const position of positions) if (position !== undefined) set.add(position);
  return set;
}

/** Visits the positions of all bits that are set, in ascending order. */
export function eachIndex(words: Uint32Array, visit: (position: number) => void): void {
  for (let at = 0; at < words.length; at += 1)
    for (let word = words[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word));
}

/** Returns all positions of a list. */
export function everyIndex(size: number): Positions {
  const positions = new TypedFastBitSet();
  positions.addRange(0, size);
  return positions;
}

/** Returns the part of `whole` that is in all sets; null does not narrow. */
export function inAll(whole: Positions, sets: readonly (Positions | null)[]): Positions {
  return sets.reduce<Positions>((left, set) => (set ? left.new_intersection(set) : left), whole);
}

/** Returns the intersection of some sets out of `every` position; the set itself if only one narrows. */
export function inEach(every: Positions, sets: readonly (Positions | null)[]): Positions {
  const narrowing = sets.filter((set) => set !== null && set !== every);
  return inAll(narrowing[0] ?? every, narrowing.slice(1));
}

/** Returns the union of the sets; the set itself if there is only one. */
export function inAny(sets: readonly (Positions | undefined)[]): Positions {
  if (sets.length === 1 && sets[0]) return sets[0];
  const any = new TypedFastBitSet();
  for (const set of sets) if (set) any.union(set);
  return any;
}

/** Returns `count` members after the first `offset`, in ascending order. Words before them are counted, not walked. */
export function membersFrom({ words }: Positions, offset: number, count: number): number[] {
  const found: number[] = [];
  let left = offset;
  for (let at = 0; at < words.length && found.length < count; at += 1) {
    let word = words[at] ?? 0;
    const inWord = bitsIn(word);
    if (left >= inWord) {
      left -= inWord;
      continue;
    }
    for (; word !== 0 && found.length < count; word &= word - 1) {
      if (left > 0) left -= 1;
      else found.push(at * 32 + 31 - Math.clz32(word & -word));
    }
  }
  return found;
}

/** Like `membersFrom`, in another order of the positions. */
export function membersInOrder(positions: Positions, order: Iterable<number>, offset: number, count: number): number[] {
  const found: number[] = [];
  let left = offset;
  for (const position of order) {
    if (found.length >= count) break;
    if (!positions.has(position)) continue;
    if (left > 0) left -= 1;
    else found.push(position);
  }
  return found;
}

/** Like `membersInOrder` for few members of a long list: sorting their ranks is faster than walking the list. */
export function membersByRank(
  positions: Positions,
  { positions: order, ranks }: { positions: ArrayLike<number>; ranks: Uint32Array },
  offset: number,
  count: number,
): number[] {
  const sorted = Uint32Array.from(positions.array(), (position) => ranks[position] ?? 0).sort();
  return Array.from(sorted.subarray(offset, offset + count), (rank) => order[rank] ?? 0);
}

/** Returns how many bits of a word are set. */
export function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return (((fours + (fours >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
