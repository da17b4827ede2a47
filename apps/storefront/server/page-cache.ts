import type { Encoded } from './compression.ts';
import type { SharedPages } from './shared-pages.ts';

/** A finished document of a guest, compressed. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Encoded;
  /** False for an answer that is delivered once and not kept: an error, or one that sets a cookie. */
  readonly keep: boolean;
}

interface Entry {
  readonly page: StoredPage;
  readonly at: number;
  readonly bytes: number;
}

/** Milliseconds a page is taken as it is, and further ones in which it is shown while it is made anew (the CDN has the same figures). */
export const pageLife = { freshMs: 10_000, staleMs: 60_000 } as const;

/**
 * Documents by host, path and allowed query. Concurrent requests for one key share one rendering.
 * A page whose rendering began before `clear` is delivered but not kept. With `shared`, processes take one another's pages.
 */
export class PageCache {
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<StoredPage>>();
  readonly #now: () => number;
  readonly #maxBytes: number;
  readonly #shared: SharedPages | undefined;
  #bytes = 0;
  #generation = 0;

  constructor({
    now = Date.now,
    maxBytes = 64 * 1024 * 1024,
    shared,
  }: { now?: () => number; maxBytes?: number; shared?: SharedPages | undefined } = {}) {
    this.#shared = shared;
    this.#now = now;
    this.#maxBytes = maxBytes;
  }

  /**
   * The kept page, or a new one. A stale one is given at once while `render` runs for the next reader.
   *
   * @param render is told what was kept until now, so that what is the same need not be compressed again
   */
  async get(key: string, render: (before: StoredPage | undefined) => Promise<StoredPage>): Promise<StoredPage> {
    const entry = this.#entries.get(key);
    const age = entry ? this.#now() - entry.at : Number.POSITIVE_INFINITY;
    if (entry && age < pageLife.freshMs) return entry.page;
    const fresh = this.#fill(key, () => render(entry?.page));
    if (!entry || age >= pageLife.freshMs + pageLife.staleMs) return fresh;
    fresh.catch(() => undefined);
    return entry.page;
  }

  /** Forgets every page: the catalogue, the settings or maintenance changed. */
  clear(): void {
    this.#generation += 1;
    this.#entries.clear();
    this.#pending.clear();
    this.#bytes = 0;
    void this.#shared?.forget();
  }

  get size(): number {
    return this.#entries.size;
  }

  #fill(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const pending = this.#pending.get(key);
    if (pending) return pending;
    const generation = this.#generation;
    const kept = (page: StoredPage, ageMs: number): StoredPage => {
      if (generation === this.#generation) this.#keep(key, page, ageMs);
      return page;
    };
    const made = this.#shared
      ? takeOrMake(this.#shared, key, render).then(({ page, ageMs }) => kept(page, ageMs))
      : render().then((page) => kept(page, 0));
    const filling = made.finally(() => {
      if (this.#pending.get(key) === filling) this.#pending.delete(key);
    });
    this.#pending.set(key, filling);
    return filling;
  }

  #keep(key: string, page: StoredPage, ageMs: number): void {
    this.#drop(key);
    if (!page.keep) return;
    const bytes = page.body.br.length + page.body.gzip.length + page.body.identity.length;
    if (bytes > this.#maxBytes) return;
    this.#entries.set(key, { page, at: this.#now() - ageMs, bytes });
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#drop(oldest);
    }
  }

  #drop(key: string): void {
    this.#bytes -= this.#entries.get(key)?.bytes ?? 0;
    this.#entries.delete(key);
  }
}

/** What another process has made lately, or a page of our own, which the others may have. */
async function takeOrMake(
  shared: SharedPages,
  key: string,
  render: () => Promise<StoredPage>,
): Promise<{ page: StoredPage; ageMs: number }> {
  const found = await shared.find(key);
  if (found?.page) return { page: found.page, ageMs: found.ageMs };
  const page = await render();
  if (page.keep) void found?.give(page);
  return { page, ageMs: 0 };
}
