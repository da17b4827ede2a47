import { deserialize, serialize } from 'node:v8';
import type { SharedStore } from '@shop/shared-store';
import { pageTtl, type StoredPage } from './page-cache.ts';

/** A look-up of a page of other processes. */
export interface FoundPage {
  /** Null when no process has it. */
  readonly page: StoredPage | null;
  readonly ageMs: number;
  /** Shares a page whose rendering began after this look-up. */
  readonly give: (page: StoredPage) => Promise<void>;
}

interface Entry {
  readonly generation: string;
  readonly at: number;
  readonly page: StoredPage;
}

/**
 * Shares fresh pages between processes of one build. Emptying a cache begins a new generation; pages of older generations are
 * ignored, also those still being rendered.
 */
export class SharedPages {
  readonly #store: SharedStore;
  readonly #prefix: string;
  readonly #now: () => number;

  constructor(store: SharedStore, version: string, now: () => number = Date.now) {
    this.#store = store;
    this.#prefix = `shop:pages:${version}`;
    this.#now = now;
  }

  /** Undefined while Redis is unreachable. */
  async find(key: string): Promise<FoundPage | undefined> {
    const name = `${this.#prefix}:${key}`;
    const [found, cached] = (await this.#store.fetch([this.#generationKey, name])) ?? [];
    if (found === undefined) return undefined;
    const generation = found?.toString() ?? '0';
    const entry = cached ? readEntry(cached) : null;
    const ageMs = entry ? Math.max(0, this.#now() - entry.at) : 0;
    const isGood = entry !== null && entry.generation === generation && ageMs < pageTtl.freshMs;
    return {
      page: isGood ? entry.page : null,
      ageMs,
      give: async (page) => {
        await this.#store.isStorable(
          name,
          serialize({ generation, at: this.#now(), page } satisfies Entry),
          pageTtl.freshMs,
        );
      },
    };
  }

  async forget(): Promise<void> {
    await this.#store.increase(this.#generationKey);
  }

  /** One generation for all builds, since a change of the shop affects all. */
  get #generationKey(): string {
    return 'shop:pages:generation';
  }
}

/** Null for data of another Node version that this one cannot read. */
function readEntry(cached: Buffer): Entry | null {
  try {
    return deserialize(cached) as Entry;
  } catch {
    return null;
  }
}
