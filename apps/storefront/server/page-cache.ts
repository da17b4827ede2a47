import { LRUCache } from 'lru-cache';
import type { Encoded } from './compression.ts';
import type { SharedPages } from './shared-pages.ts';

/** A finished document of a guest, compressed. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Encoded;
  /** Compressed at its best, for it was drawn twice and was the same. */
  readonly isBest: boolean;
  /** False for an answer that is delivered once and not kept: an error, or one that sets a cookie. */
  readonly keep: boolean;
}

/** Milliseconds a page is taken as it is, and further ones in which it is shown while it is made anew (the CDN has the same figures). */
export const pageLife = { freshMs: 10_000, staleMs: 60_000 } as const;

/** Makes a page; it is told what was kept until now, so that what is the same need not be compressed again. */
type Render = (before: StoredPage | undefined) => Promise<StoredPage>;

/**
 * Documents by host, path and allowed query. Concurrent requests for one key share one rendering.
 * A page whose rendering began before `clear` is delivered but not kept. With `shared`, processes take one another's pages.
 */
export class PageCache {
  readonly #open: () => LRUCache<string, StoredPage, Render>;
  readonly #shared: SharedPages | undefined;
  #pages: LRUCache<string, StoredPage, Render>;

  constructor({
    now = Date.now,
    maxBytes = 64 * 1024 * 1024,
    shared,
  }: { now?: () => number; maxBytes?: number; shared?: SharedPages | undefined } = {}) {
    this.#shared = shared;
    this.#open = () =>
      new LRUCache({
        maxSize: maxBytes,
        sizeCalculation: bytesOf,
        perf: { now },
        ttl: pageLife.freshMs,
        ttlResolution: 0,
        // Who waits for a page that was pushed out meanwhile gets it all the same, and a failure takes no page away.
        ignoreFetchAbort: true,
        noDeleteOnFetchRejection: true,
        fetchMethod: async (key, before, { context: render, options }) => {
          const { page, ageMs } = await takeOrMake(shared, key, () => render(before));
          options.ttl = Math.max(1, pageLife.freshMs - ageMs);
          return page;
        },
      });
    this.#pages = this.#open();
  }

  /** The kept page, or a new one. A stale one is given at once while `render` runs for the next reader. */
  get(key: string, render: Render): Promise<StoredPage> {
    const allowStale = this.#pages.getRemainingTTL(key) > -pageLife.staleMs;
    return this.#pages.forceFetch(key, { context: render, allowStale });
  }

  /** Forgets every page: the catalogue, the settings or maintenance changed. What is being drawn comes into no cache any more. */
  clear(): void {
    this.#pages = this.#open();
    void this.#shared?.forget();
  }

  get size(): number {
    return this.#pages.size;
  }
}

/** A page that is delivered once is larger than any cache. */
function bytesOf({ keep, body }: StoredPage): number {
  return keep ? Math.max(1, body.br.length + body.gzip.length + body.identity.length) : Number.MAX_SAFE_INTEGER;
}

/** What another process has made lately, or a page of our own, which the others may have. */
async function takeOrMake(
  shared: SharedPages | undefined,
  key: string,
  render: () => Promise<StoredPage>,
): Promise<{ page: StoredPage; ageMs: number }> {
  const found = await shared?.find(key);
  if (found?.page) return { page: found.page, ageMs: found.ageMs };
  const page = await render();
  if (page.keep) void found?.give(page);
  return { page, ageMs: 0 };
}
