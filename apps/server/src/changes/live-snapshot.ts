/**
 * A value read from the database and kept in the process. Reading it never waits and never queries, so it may be used
 * inside a transaction; `refresh` reads it anew and is called when the database announces a change.
 */
export class LiveSnapshot<T> {
  readonly #load: () => Promise<T>;
  #value: T | undefined;
  #running: Promise<void> | null = null;
  #again = false;

  constructor(load: () => Promise<T>) {
    this.#load = load;
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

  /** Reads anew. Calls that meet a running read are served together by one further read. */
  refresh(): Promise<void> {
    this.#again = true;
    this.#running ??= this.#run().finally(() => {
      this.#running = null;
    });
    return this.#running;
  }

  async #run(): Promise<void> {
    while (this.#again) {
      this.#again = false;
      this.#value = await this.#load();
    }
  }
}
