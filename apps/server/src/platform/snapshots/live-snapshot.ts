import type { Snapshot, SnapshotSource } from './snapshot.ts';

/**
 * A value read from the database and cached in the process. `value` never waits and never queries, so it may be used
 * inside a transaction; `refresh` reads it again and is called when the database announces a change.
 */
export class LiveSnapshot<T> {
  readonly #definition: Snapshot<T>;
  readonly #source: SnapshotSource;
  #value: T | undefined;
  #running: Promise<void> | null = null;
  /** What has changed since the last read began: ids, everything, or nothing. */
  #due: Set<number> | 'all' | null = null;

  constructor(definition: Snapshot<T>, source: SnapshotSource) {
    this.#definition = definition;
    this.#source = source;
  }

  /** The value as of the last refresh. */
  get value(): T {
    if (this.#value === undefined)
      throw new Error(`The snapshot ${this.#definition.name} was read before its first refresh.`);
    return this.#value;
  }

  /** The same, or undefined before the first refresh. */
  get last(): T | undefined {
    return this.#value;
  }

  /**
   * Reads again what has changed (`ids`, or everything); calls during a running read share one further read. What a
   * failed read should have brought is read with the next.
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
    return due === 'all' || !this.#definition.patch || this.#value === undefined
      ? this.#definition.load(this.#source)
      : this.#definition.patch(this.#value, due, this.#source);
  }
}
