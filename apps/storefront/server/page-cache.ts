import { LRUCache } from 'lru-cache';
import type { Encoded } from './compression.ts';
import type { SharedPages } from './shared-pages.ts';

/** A complete guest document, compressed. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Encoded;
  /** Whether it has the best compression, because it was rendered twice with the same result. */
  readonly isBest: boolean;
  /** Whether it may be cached; false for errors and responses that set a cookie. */
  readonly isStorable: boolean;
}

/** Milliseconds a page is fresh, and further ones in which it is served while it is rendered again. The CDN uses the same. */
export const pageTtl = { freshMs: 10_000, staleMs: 60_000 } as const;

/** Renders a page; `before` is the cached one, so that an equal document is not compressed again. */
type Render = (before: StoredPage | undefined) => Promise<StoredPage>;

/**
 * Caches documents by host, path and allowed query; concurrent requests for one key share a rendering, and with
 * `shared`, processes share pages. A page whose rendering began before `clear` is sent but not cached.
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
        ttl: pageTtl.freshMs,
        ttlResolution: 0,
        // A waiting request gets a page that was evicted meanwhile, and a failure evicts no page.
        ignoreFetchAbort: true,
        noDeleteOnFetchRejection: true,
        fetchMethod: async (key, before, { context: render, options }) => {
          const { page, ageMs } = await takeOrMake(shared, key, () => render(before));
          options.ttl = Math.max(1, pageTtl.freshMs - ageMs);
          return page;
        },
      });
    this.#pages = this.#open();
  }

  /**
   * Returns the cached page or renders it. A stale page is returned at once while `render` runs for the next request.
   */
  get(key: string, render: Render): Promise<StoredPage> {
    const allowStale = this.#pages.getRemainingTTL(key) > -pageTtl.staleMs;
    return this.#pages.forceFetch(key, { context: render, allowStale });
  }

  /** Empties the cache after a change of catalogue, settings or maintenance. Pages being rendered are not cached. */
  clear(): void {
    this.#pages = this.#open();
    void this.#shared?.forget();
  }

  get size(): number {
    return this.#pages.size;
  }
}

/** A page that must not be cached gets a size larger than any cache. */
function bytesOf({ isStorable, body }: StoredPage): number {
  return isStorable ? Math.max(1, body.br.length + body.gzip.length + body.identity.length) : Number.MAX_SAFE_INTEGER;
}

/** Returns a recent page of another process, or renders one and shares it. */
async function takeOrMake(
  shared: SharedPages | undefined,
  key: string,
  render: () => Promise<StoredPage>,
): Promise<{ page: StoredPage; ageMs: number }> {
  const found = await shared?.find(key);
  if (found?.page) return { page: found.page, ageMs: found.ageMs };
  const page = await render();
  if (page.isStorable) void found?.give(page);
  return { page, ageMs: 0 };
}
