import { LRUCache } from 'lru-cache';

/** Stands before a text, so that what begins with a word can be looked for. */
export const BEGINNING = '\u0002';

/** Grams by their numbers: letters alone and in pairs, and whatever else is to be looked for. */
export type Grams = readonly number[];

// Given once in a process, so that the lists of a block lie side by side without a name.
const numbers = new Map<string, number>();

// Makers, kinds, origins and tags are lines of many products.
const gramsOfLine = new LRUCache<string, Uint32Array>({
  max: 5000,
  memoMethod: lettersAndPairs,
});

/** The number of a gram, for what has it. */
export function numberOf(gram: string): number {
  const known = numbers.get(gram);
  if (known !== undefined) return known;
  numbers.set(gram, numbers.size);
  return numbers.size - 1;
}

/** The letters and pairs of a text, line by line. */
export function gramsOfText(text: string): Uint32Array[] {
  return text.split('\n').map((line) => gramsOfLine.memo(line));
}

/** The number of a gram that is looked for; null where nothing has it. */
export function gramOf(gram: string): number | null {
  return numbers.get(gram) ?? null;
}

/** The grams that a text must have to have a word: its pairs of letters, or itself when it is one. Null when no text has them. */
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

/** Which of some texts have which grams. */
export class GramLists {
  /** Where the list of a gram begins. */
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

  /** No more texts than these have all of the grams. */
  most(grams: Grams): number {
    return grams.reduce((least, gram) => Math.min(least, this.#end(gram) - this.#start(gram)), Infinity);
  }

  /** The texts that have all of the grams, in their order. */
  having(grams: Grams): ArrayLike<number> {
    const lists = grams
      .map((gram) => this.#lists.subarray(this.#start(gram), this.#end(gram)))
      .sort((a, b) => a.length - b.length);
    return lists.reduce<ArrayLike<number>>(inBoth, lists[0] ?? []);
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

/** What is in both of two ascending lists. */
export function inBoth(a: ArrayLike<number>, b: ArrayLike<number>): ArrayLike<number> {
  if (a === b || a.length === 0) return a;
  const both: number[] = [];
  for (let at = 0, other = 0; at < a.length && other < b.length;) {
    const [one = 0, two = 0] = [a[at], b[other]];
    if (one === two) both.push(one);
    if (one <= two) at += 1;
    if (two <= one) other += 1;
  }
  return both;
}

/** What is in one or both of two ascending lists. */
export function inEither(a: ArrayLike<number>, b: ArrayLike<number>): ArrayLike<number> {
  if (a.length === 0) return b;
  if (a === b || b.length === 0) return a;
  const either: number[] = [];
  for (let at = 0, other = 0; at < a.length || other < b.length;) {
    const [one = Infinity, two = Infinity] = [a[at], b[other]];
    either.push(Math.min(one, two));
    if (one <= two) at += 1;
    if (two <= one) other += 1;
  }
  return either;
}
