import { LRUCache } from 'lru-cache';

/** Precedes every text, so that beginnings can be searched for. */
export const BEGINNING = '\u0002';

/** Grams by number: single letters, pairs, and other searchable marks. */
export type Grams = readonly number[];

// Numbers are assigned once per process, so that the lists of a block need no names.
const numbers = new Map<string, number>();

// Makers, categories, origins and tags are lines of many products.
const gramsOfLine = new LRUCache<string, Uint32Array>({
  max: 5000,
  memoMethod: lettersAndPairs,
});

/** Returns the number of a gram, assigning one if it is new. */
export function numberOf(gram: string): number {
  const known = numbers.get(gram);
  if (known !== undefined) return known;
  numbers.set(gram, numbers.size);
  return numbers.size - 1;
}

/** Returns the letters and pairs of a text, line by line. */
export function gramsOfText(text: string): Uint32Array[] {
  return text.split('\n').map((line) => gramsOfLine.memo(line));
}

/** Returns the number of a gram to search for; null if no text has it. */
export function gramOf(gram: string): number | null {
  return numbers.get(gram) ?? null;
}

/**
 * Returns the grams that a text needs to have a word: its pairs of letters, or a single letter. Null if no text has
 * them.
 */
export function gramsOfWord(word: string): Grams | null {
  const grams = new Set<number>();
  for (let at = 0; at < Math.max(1, word.length - 1); at += 1) {
    const number = gramOf(word.slice(at, at + 2));
    if (number === null) return null;
    grams.add(number);
  }
  return [...grams];
}

function lettersAndPairs(line: string): Uint32Array {
  const grams = new Uint32Array(Math.max(0, line.length * 2 - 1));
  for (let at = 0; at < line.length; at += 1) {
    grams[at * 2] = numberOf(line.charAt(at));
    if (at > 0) grams[at * 2 - 1] = numberOf(line.slice(at - 1, at + 1));
  }
  return grams;
}

/** Which texts have which grams. */
export class GramLists {
  /** The start of each gram's list. */
  readonly #starts: Uint32Array;
  readonly #lists: Uint16Array;

  constructor(texts: readonly (readonly Uint32Array[])[]) {
    const count = numbers.size;
    const starts = new Uint32Array(count + 1);
    eachOnce(texts, count, (gram) => (starts[gram + 1] = (starts[gram + 1] ?? 0) + 1));
    for (let at = 1; at <= count; at += 1) starts[at] = (starts[at] ?? 0) + (starts[at - 1] ?? 0);
    const ends = starts.slice();
    const lists = new Uint16Array(starts[count] ?? 0);
    eachOnce(texts, count, (gram, text) => {
      const end = ends[gram] ?? 0;
      lists[end] = text;
      ends[gram] = end + 1;
    });
    this.#starts = starts;
    this.#lists = lists;
  }

  /** Returns an upper limit of the texts that have all of the grams. */
  most(grams: Grams): number {
    let least = Infinity;
    for (const gram of grams) least = Math.min(least, this.#end(gram) - this.#start(gram));
    return least;
  }

  /** Returns the texts that have all of the grams, in ascending order; only those in `among`, if given. */
  having(grams: Grams, among?: Uint16Array): Uint16Array {
    const [rarest = 0, most] = this.#rarest(grams);
    if (most === 0 || among?.length === 0) return nothing;
    const isAmong = among !== undefined && among.length < most;
    const first = isAmong ? among : this.#lists.subarray(this.#start(rarest), this.#end(rarest));
    if (grams.length === 1 && !among) return first;
    found.set(first);
    let count = first.length;
    if (among && !isAmong) count = intersect(count, among, 0, among.length);
    for (const gram of grams)
      if (count > 0 && (isAmong || gram !== rarest))
        count = intersect(count, this.#lists, this.#start(gram), this.#end(gram));
    return count === 0 ? nothing : found.slice(0, count);
  }

  #rarest(grams: Grams): [gram: number | undefined, texts: number] {
    let [rarest, least]: [number | undefined, number] = [undefined, Infinity];
    for (const gram of grams) {
      const texts = this.#end(gram) - this.#start(gram);
      if (texts < least) [rarest, least] = [gram, texts];
    }
    return [rarest, grams.length === 0 ? 0 : least];
  }

  #start(gram: number): number {
    return this.#starts[gram] ?? this.#lists.length;
  }

  #end(gram: number): number {
    return this.#start(gram + 1);
  }
}

function eachOnce(
  texts: readonly (readonly Uint32Array[])[],
  count: number,
  visit: (gram: number, text: number) => void,
): void {
  const last = new Int32Array(count).fill(-1);
  texts.forEach((lines, text) => {
    for (const line of lines)
      for (const gram of line) {
        if (last[gram] === text) continue;
        last[gram] = text;
        visit(gram, text);
      }
  });
}

const nothing = new Uint16Array();
// One buffer for all searches: each ends before the next begins.
const found = new Uint16Array(2 ** 16);
// A list that is longer by this factor is searched by bisection, not walked.
const FAR_LONGER = 16;

/** Keeps those of the first `count` results that are also in the ascending part of a list; returns how many remain. */
function intersect(count: number, list: Uint16Array, from: number, to: number): number {
  const isFarLonger = to - from > count * FAR_LONGER;
  let left = 0;
  let at = from;
  for (let one = 0; one < count && at < to; one += 1) {
    const wanted = found[one] ?? 0;
    if (isFarLonger) at = firstFrom(list, wanted, at, to);
    else while (at < to && (list[at] ?? 0) < wanted) at += 1;
    if (at < to && list[at] === wanted) {
      found[left] = wanted;
      left += 1;
    }
  }
  return left;
}

function firstFrom(list: Uint16Array, wanted: number, from: number, to: number): number {
  let [low, high] = [from, to];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((list[middle] ?? 0) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Returns the intersection of two ascending lists. */
export function inBoth(a: Uint16Array, b: Uint16Array): Uint16Array {
  if (a === b || a.length === 0 || b.length === 0) return a.length === 0 ? a : b;
  found.set(a);
  const count = intersect(a.length, b, 0, b.length);
  return count === 0 ? nothing : found.slice(0, count);
}

/** Returns the union of two ascending lists. */
export function inEither(a: Uint16Array, b: Uint16Array): Uint16Array {
  if (a.length === 0) return b;
  if (a === b || b.length === 0) return a;
  const either = new Uint16Array(a.length + b.length);
  let count = 0;
  for (let at = 0, other = 0; at < a.length || other < b.length; count += 1) {
    const [one = Infinity, two = Infinity] = [a[at], b[other]];
    either[count] = Math.min(one, two);
    if (one <= two) at += 1;
    if (two <= one) other += 1;
  }
  return either.subarray(0, count);
}
