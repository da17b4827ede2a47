import type { CategoryNode, FrontSettings, Message, Popup, PublicEnvironment } from '@shop/api';
import { LRUCache } from 'lru-cache';

/** The API's response for a host. */
export type Channel =
  | {
      readonly kind: 'open';
      readonly environment: PublicEnvironment;
      readonly settings: FrontSettings;
      readonly categories: readonly CategoryNode[];
      readonly messages: readonly Message[];
      readonly popups: readonly Popup[];
      readonly colors: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'maintenance';
      readonly title: string;
      readonly message: string;
      readonly retryAfter: number | null;
    }
  | { readonly kind: 'unknown' };

/** A response is fresh for a second; an older one is used while it is refreshed (spec §4, architecture §2). */
const freshMs = 1000;
/** Hosts come from outside, so the number of cached ones is limited. */
const maxHosts = 200;

/** Channels by host name, with one request per host at a time. */
export class ChannelDirectory {
  readonly #open: () => LRUCache<string, Channel>;
  #channels: LRUCache<string, Channel>;

  constructor(read: (host: string) => Promise<Channel>) {
    // A host that was evicted during its request is still answered; cached data remains available while the API is
    // down.
    this.#open = () =>
      new LRUCache({
        max: maxHosts,
        ttl: freshMs,
        allowStale: true,
        ignoreFetchAbort: true,
        noDeleteOnFetchRejection: true,
        fetchMethod: (host) => read(host),
      });
    this.#channels = this.#open();
  }

  /** @throws the error of `read` if nothing is cached for the host */
  find(host: string): Promise<Channel> {
    return this.#channels.forceFetch(host);
  }

  /** Settings or maintenance changed: the next request waits for a new response, and pending ones are not cached. */
  clear(): void {
    this.#channels = this.#open();
  }
}
