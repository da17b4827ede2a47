import type { Db } from '../db/db.ts';
import type { Images } from '../image/images.ts';

/** What snapshots are read from. */
export interface SnapshotSource {
  readonly db: Db;
  readonly images: Images;
}

/** A part of the database that every process caches. Its domain defines it, and its readers name it. */
export interface Snapshot<T> {
  readonly name: string;
  load(source: SnapshotSource): Promise<T>;
  /** Reads less than everything when only some ids have changed; without it everything is read. */
  patch?(value: T, ids: ReadonlySet<number>, source: SnapshotSource): Promise<T>;
}

/** Defines a snapshot; the type of its value is that of what `load` reads. */
export function defineSnapshot<T>(
  name: string,
  load: Snapshot<T>['load'],
  patch?: NonNullable<Snapshot<T>['patch']>,
): Snapshot<T> {
  return { name, load, ...(patch && { patch }) };
}
