import { bitsIn, eachIndex, type Positions } from '@shop/search/positions';

/**
 * Classes of products with the same filter values; a shop has fewer classes than products. So the products per value
 * are counted class by class.
 */
export class ValueClasses {
  readonly #size: number;
  /** The number of products per value, by the value's number. */
  readonly #sizes: readonly number[];
  readonly #numbers: ReadonlyMap<Positions, number>;
  readonly #classOf: Uint32Array;
  /** The numbers of the values of each class. */
  readonly #valuesOf: readonly Uint16Array[];
  // One buffer for all searches; it is cleared after each.
  readonly #counted: Uint32Array;

  /** @param values for each value the positions of its products; @param size the number of all products */
  constructor(values: readonly Positions[], size: number) {
    const { classOf, firsts } = classesOf(values, size);
    this.#size = size;
    this.#sizes = values.map((value) => value.size());
    this.#numbers = new Map(values.map((value, number) => [value, number]));
    this.#classOf = classOf;
    this.#valuesOf = firsts.map((index) =>
      Uint16Array.from(values.flatMap((value, number) => (value.has(index) ? [number] : []))),
    );
    this.#counted = new Uint32Array(firsts.length);
  }

  /** Returns how many of some products have a value, given the set of all products with it. */
  countsAmong(positions: Positions): (value: Positions | undefined) => number {
    const size = positions.size();
    const isMost = size * 2 > this.#size;
    const counts = this.#countsOf(isMost ? inverse(positions, this.#size) : positions.words);
    return (value) => {
      const number = value && this.#numbers.get(value);
      if (number === undefined) return value ? sizeOfBoth(positions, value) : 0;
      const count = counts[number] ?? 0;
      return isMost ? (this.#sizes[number] ?? 0) - count : count;
    };
  }

  #countsOf(words: Uint32Array): Uint32Array {
    const [classOf, counted] = [this.#classOf, this.#counted];
    const counts = new Uint32Array(this.#numbers.size);
    const classes: number[] = [];
    eachIndex(words, (index) => {
      const one = classOf[index] ?? 0;
      const count = counted[one] ?? 0;
      if (count === 0) classes.push(one);
      counted[one] = count + 1;
    });
    for (const one of classes) {
      const count = counted[one] ?? 0;
      counted[one] = 0;
      for (const number of this.#valuesOf[one] ?? []) counts[number] = (counts[number] ?? 0) + count;
    }
    return counts;
  }
}

/**
 * Returns the class of each position, and the first position of each class: each value splits the classes into products
 * with and without it.
 */
function classesOf(values: readonly Positions[], size: number): { classOf: Uint32Array; firsts: number[] } {
  const classOf = new Uint32Array(size);
  let last = 0;
  for (const value of values) {
    const parted = new Map<number, number>();
    value.forEach((index) => {
      const before = classOf[index] ?? 0;
      let now = parted.get(before);
      if (now === undefined) parted.set(before, (now = last += 1));
      classOf[index] = now;
    });
  }
  const numbers = new Map<number, number>();
  const firsts: number[] = [];
  classOf.forEach((parted, index) => {
    let number = numbers.get(parted);
    if (number === undefined) {
      numbers.set(parted, (number = firsts.length));
      firsts.push(index);
    }
    classOf[index] = number;
  });
  return { classOf, firsts };
}

function inverse({ words }: Positions, size: number): Uint32Array {
  const others = new Uint32Array((size + 31) >>> 5);
  for (let at = 0; at < others.length; at += 1) others[at] = ~(words[at] ?? 0);
  if (size % 32 !== 0) others[others.length - 1] = (others.at(-1) ?? 0) & ((1 << (size % 32)) - 1);
  return others;
}

function sizeOfBoth({ words }: Positions, { words: others }: Positions): number {
  let count = 0;
  const length = Math.min(words.length, others.length);
  for (let at = 0; at < length; at += 1) count += bitsIn((words[at] ?? 0) & (others[at] ?? 0));
  return count;
}
