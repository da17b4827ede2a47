interface Used {
  number: number;
  times: number;
}

/** Small numbers for keys, counted by use. The number of an unused key is assigned again. */
export class NumbersInUse {
  readonly #byKey = new Map<string, Used>();
  readonly #keys: (string | undefined)[] = [];
  readonly #free: number[] = [];

  /** Greater than every number in use. */
  get most(): number {
    return this.#keys.length;
  }

  /** Returns the number of a key and counts one more use. */
  take(key: string): number {
    const used = this.#byKey.get(key) ?? { number: this.#free.pop() ?? this.#keys.length, times: 0 };
    used.times += 1;
    this.#byKey.set(key, used);
    this.#keys[used.number] = key;
    return used.number;
  }

  /** Counts one use less for each number. */
  release(numbers: Iterable<number>): void {
    for (const number of numbers) {
      const key = this.#keys[number];
      const used = key === undefined ? undefined : this.#byKey.get(key);
      if (key === undefined || !used || (used.times -= 1) > 0) continue;
      this.#byKey.delete(key);
      this.#keys[number] = undefined;
      this.#free.push(number);
    }
  }
}
