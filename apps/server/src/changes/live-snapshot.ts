/** Reads anew what belongs to some ids, and gives the value with that in it. */
type Patch<T> = (value: T, ids: ReadonlySet<number>) => Promise<T>;

/**
 * A value read from the database and kept in the process. Reading it never waits and never queries, so it may be used
 * inside a transaction; `refresh` reads it anew and is called when the database announces a change.
 */
export class LiveSnapshot<T> {
  readonly #load: () => Promise<T>;
  readonly #patch: Patch<T> | undefined;
  #value: T | undefined;
  #running: Promise<void> | null = null;
  /** What has changed since the last read began: ids, everything, or nothing. */
  #due: Set<number> | 'all' | null = null;

  /** @param patch reads less than everything when only some ids have changed; without it everything is read. */
  constructor(load: () => Promise<T>, patch?: Patch<T>) {
    this.#load = load;
    this.#patch = patch;
  }

  /** The value as of the last refresh. */
  get value(): T {
    if (this.#value === undefined) throw new Error('A snapshot was read before its first refresh.');
    return this.#value;
  }

  /** The same, or undefined before the first refresh. */
  get last(): T | undefined {
    return this.#value;
  }

  /**
   * Reads anew what has changed: `ids`, or everything. Calls that meet a running read are served together by one further
   * read. What a failed read was to bring is due with the next.
   */
  refresh(ids: readonly number[] | null = null): Promise<void> {
    this.#add(ids);
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  #add(ids: Iterable<number> | null): void {
    if (ids === null || this.#due === 'all') this.#due = 'all';
    else this.#due = new Set([...(this.#due ?? []), ...ids]);
  }

  async #run(): Promise<void> {
    while (this.#due !== null) {
      const due = this.#due;
      this.#due = null;
      try {
        this.#value = await this.#read(due);
      } catch (error) {
        this.#add(due === 'all' ? null : due);
        throw error;
      }
    }
  }

  #read(due: Set<number> | 'all'): Promise<T> {
    return due === 'all' || !this.#patch || this.#value === undefined ? this.#load() : this.#patch(this.#value, due);
  }
}
