import type { Db } from './db.ts';

/**
 * Called for a notice of the database, with the channel of the NOTIFY and its payload, empty when anything may have
 * changed.
 */
export type OnNotice = (channel: string, payload: string) => void;

/** An open database of either engine. */
export interface Database {
  readonly engine: 'pglite' | 'postgresql';
  readonly db: Db;
  /** Runs the migrations. Safe when several processes start at once. */
  migrate(): Promise<void>;
  /** Reclaims and re-counts the tables after a bulk import; PGlite has no worker that would do it. */
  vacuum(): Promise<void>;
  /** Follows NOTIFY on these channels until `close`. After a lost connection it calls `onNotice` once per channel. */
  listen(channels: readonly string[], onNotice: OnNotice): Promise<void>;
  close(): Promise<void>;
}
