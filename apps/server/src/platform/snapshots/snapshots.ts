import type { LiveSnapshot } from './live-snapshot.ts';
import type { Snapshot } from './snapshot.ts';

/** The snapshots of a database, by their definitions; each has a value once it was refreshed. */
export class Snapshots {
  readonly #live: ReadonlyMap<Snapshot<unknown>, LiveSnapshot<unknown>>;

  constructor(live: Iterable<readonly [Snapshot<unknown>, LiveSnapshot<unknown>]>) {
    this.#live = new Map(live);
  }

  /** Returns the value as of the last refresh; it never queries. */
  read<T>(definition: Snapshot<T>): T {
    return this.of(definition).value;
  }

  of<T>(definition: Snapshot<T>): LiveSnapshot<T> {
    const live = this.#live.get(definition);
    if (!live) throw new Error(`The snapshot ${definition.name} is not registered.`);
    // Each is registered under its own definition.
    return live as LiveSnapshot<T>;
  }

  /** Returns these snapshots with another one for a definition. */
  with<T>(definition: Snapshot<T>, live: LiveSnapshot<T>): Snapshots {
    return new Snapshots([...this.#live, [definition, live]]);
  }

  /** Reads all again, one after the other: in a transaction they share one connection. */
  async refresh(): Promise<void> {
    for (const live of this.#live.values()) await live.refresh();
  }
}
