import { sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { outsideTransaction } from '../db/transaction-guard.ts';

/** What may change under a running process; the triggers of the tables name it (`db/migrations/0000_shop.sql`). */
export const changeTopics = ['channels', 'catalogue', 'stock', 'content', 'checkout'] as const;
export type ChangeTopic = (typeof changeTopics)[number];

/** A change as others see it. `keys` are the product keys concerned; null means any. */
export interface Change {
  topic: ChangeTopic;
  keys: string[] | null;
}

type Refresh = (ids: readonly number[] | null) => Promise<string[] | null>;

const NOTICE = 'shop_changes';
const RETRY_MS = 1000;

/**
 * Follows the database's change notices: refreshes the caches of this process, then calls listeners (the storefront's
 * HTML cache). Every process receives every committed change of any process.
 */
export class ChangeFeed {
  readonly #database: Database;
  readonly #onError: (error: unknown) => void;
  readonly #refreshes: Partial<Record<ChangeTopic, Refresh[]>> = {};
  readonly #listeners = new Set<(change: Change) => void>();
  readonly #pending = new Set<Promise<void>>();
  readonly #echoes = new Map<string, () => void>();

  readonly #retryMs: number;

  constructor(database: Database, onError: (error: unknown) => void, retryMs = RETRY_MS) {
    this.#database = database;
    this.#onError = onError;
    this.#retryMs = retryMs;
  }

  /**
   * Runs `refresh` at start and on each change of the topic, with the changed ids, or null for any; it returns the
   * product keys whose public data changed, or null for any.
   */
  keepFresh(topic: ChangeTopic, refresh: Refresh): void {
    (this.#refreshes[topic] ??= []).push(refresh);
  }

  /** Reads everything once and follows from then on. */
  async start(): Promise<void> {
    await this.#database.listen([NOTICE], (_channel, payload) => outsideTransaction(() => this.#received(payload)));
    await Promise.all(Object.values(this.#refreshes).flatMap((list) => list.map((refresh) => refresh(null))));
  }

  /** Calls `listener` after the caches are refreshed for a change. @returns a function that unsubscribes */
  subscribe(listener: (change: Change) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Resolves when the caches contain every change committed before the call. */
  async settled(): Promise<void> {
    const echo = randomUUID();
    const heard = new Promise<void>((resolve) => this.#echoes.set(echo, resolve));
    await this.#database.db.execute(sql`select pg_notify(${NOTICE}, ${echo})`);
    await heard;
    await Promise.all(this.#pending);
  }

  #received(payload: string): void {
    const echo = this.#echoes.get(payload);
    if (echo) {
      this.#echoes.delete(payload);
      echo();
      return;
    }
    // `stock 12 34` names the changed ids, `stock` means any; an empty notice says that some may have been missed.
    const [name = '', ...ids] = payload.split(' ');
    const topics = changeTopics.filter((topic) => topic === name || name === '');
    for (const topic of topics) this.#track(topic, ids.length > 0 ? ids.map(Number) : null);
  }

  async #takeIn(topic: ChangeTopic, ids: readonly number[] | null): Promise<void> {
    const results = await Promise.all((this.#refreshes[topic] ?? []).map((refresh) => refresh(ids)));
    const keys = results.includes(null) || results.length === 0 ? null : results.flatMap((it) => it ?? []);
    if (keys?.length === 0) return;
    for (const listener of this.#listeners) listener({ topic, keys });
  }

  /** Refreshes the caches; a failed refresh is retried, since otherwise they would stay outdated. */
  #track(topic: ChangeTopic, ids: readonly number[] | null): void {
    const tracked: Promise<void> = this.#takeIn(topic, ids)
      .catch((error: unknown) => {
        this.#onError(error);
        setTimeout(() => this.#track(topic, ids), this.#retryMs).unref();
      })
      .finally(() => this.#pending.delete(tracked));
    this.#pending.add(tracked);
  }
}
