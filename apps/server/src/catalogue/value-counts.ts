import type { CatalogueIndex } from './catalogue-index.ts';
import { bitsIn, type Places } from './places.ts';

/** Which filters' values each product has: the other way round than the sets of the values. */
export interface ValuesByPlace {
  numbers: ReadonlyMap<Places, number>;
  /** Where the values of a place begin. */
  starts: Uint32Array;
  values: Uint16Array;
}

// A product has about ten of a hundred values, and sets are counted 32 places at a time.
const MANY = 8;

/** Lists the sets that each place is in. */
export function valuesByPlace(sets: readonly Places[], size: number): ValuesByPlace {
  const starts = new Uint32Array(size + 1);
  for (const set of sets)
    set.forEach((place) => {
      starts[place + 1] = (starts[place + 1] ?? 0) + 1;
    });
  for (let at = 1; at <= size; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
  const ends = starts.slice();
  const values = new Uint16Array(starts[size] ?? 0);
  sets.forEach((set, number) => {
    set.forEach((place) => {
      const end = ends[place] ?? 0;
      values[end] = number;
      ends[place] = end + 1;
    });
  });
  return { numbers: new Map(sets.map((set, number) => [set, number])), starts, values };
}

/** How many of some products have which value, given by the set of all that have it: of few by what each has, of many set by set. */
export function countsAmong(
  { every, valuesByPlace: by }: Pick<CatalogueIndex, 'every' | 'valuesByPlace'>,
  places: Places,
): (value: Places | undefined) => number {
  if (places.size() * MANY > every.size()) return (value) => (value ? sizeOfBoth(places, value) : 0);
  const counts = new Uint32Array(by.numbers.size);
  places.forEach((place) => {
    for (let at = by.starts[place] ?? 0; at < (by.starts[place + 1] ?? 0); at += 1) {
      const number = by.values[at] ?? 0;
      counts[number] = (counts[number] ?? 0) + 1;
    }
  });
  return (value) => {
    const number = value && by.numbers.get(value);
    if (number !== undefined) return counts[number] ?? 0;
    return value ? sizeOfBoth(places, value) : 0;
  };
}

function sizeOfBoth({ words }: Places, { words: others }: Places): number {
  let count = 0;
  const length = Math.min(words.length, others.length);
  for (let at = 0; at < length; at += 1) count += bitsIn((words[at] ?? 0) & (others[at] ?? 0));
  return count;
}
