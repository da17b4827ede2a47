interface Used {
  number: number;
  times: number;
}

/** Small numbers of keys, each as long as somebody uses it; then the key is forgotten and its number is another's. */
export class NumbersInUse {
  readonly #byKey = new Map<string, Used>();
  readonly #keys: (string | undefined)[] = [];
  readonly #free: number[] = [];

  /** Above every number in use. */
  get most(): number {
    return this.#keys.length;
  }

  /** The number of a key, which is used once more. */
  take(key: string): number {
    const used = this.#byKey.get(key) ?? { number: this.#free.pop() ?? this.#keys.length, times: 0 };
    used.times += 1;
    this.#byKey.set(key, used);
    this.#keys[used.number] = key;
    return used.number;
  }

  /** Says of each number that it is used once less. */
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
