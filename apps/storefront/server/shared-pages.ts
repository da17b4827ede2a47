import { deserialize, serialize } from 'node:v8';
import type { SharedStore } from '@shop/shared-store';
import { pageLife, type StoredPage } from './page-cache.ts';

/** A look at what the other processes have. */
export interface FoundPage {
  /** Null when nobody has it. */
  readonly page: StoredPage | null;
  readonly ageMs: number;
  /** Lets the others have a page whose drawing began after this look. */
  readonly give: (page: StoredPage) => Promise<void>;
}

interface Entry {
  readonly generation: string;
  readonly at: number;
  readonly page: StoredPage;
}

/**
 * Pages that the processes of one build take from one another, as long as they are fresh. Whatever makes a process forget
 * its pages begins a new generation, and pages of older ones are nobody's any more, also those whose drawing was under way.
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

  /** Undefined while the store cannot be asked. */
  async find(key: string): Promise<FoundPage | undefined> {
    const name = `${this.#prefix}:${key}`;
    const [found, kept] = (await this.#store.fetch([this.#generationKey, name])) ?? [];
    if (found === undefined) return undefined;
    const generation = found?.toString() ?? '0';
    const entry = kept ? readEntry(kept) : null;
    const ageMs = entry ? Math.max(0, this.#now() - entry.at) : 0;
    const isGood = entry !== null && entry.generation === generation && ageMs < pageLife.freshMs;
    return {
      page: isGood ? entry.page : null,
      ageMs,
      give: async (page) => {
        await this.#store.keep(
          name,
          serialize({ generation, at: this.#now(), page } satisfies Entry),
          pageLife.freshMs,
        );
      },
    };
  }

  async forget(): Promise<void> {
    await this.#store.increase(this.#generationKey);
  }

  /** One for all builds: a change of the shop concerns them all. */
  get #generationKey(): string {
    return 'shop:pages:generation';
  }
}

/** Null for what another version of Node has written and this one cannot read. */
function readEntry(kept: Buffer): Entry | null {
  try {
    return deserialize(kept) as Entry;
  } catch {
    return null;
  }
}
