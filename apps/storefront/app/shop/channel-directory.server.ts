import type { CategoryNode, FrontSettings, Message, Popup, PublicEnvironment } from '@shop/api';
import { LRUCache } from 'lru-cache';

/** What the API says of a host. */
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

/** An answer is taken as it is for a second; an older one is shown while the API is asked again (spec §4, architecture §2). */
const freshMs = 1000;
/** Hosts come from outside: what is remembered of them is bounded. */
const maxHosts = 200;

/** Channels by host name. One question per host is under way at a time. */
export class ChannelDirectory {
  readonly #open: () => LRUCache<string, Channel>;
  #channels: LRUCache<string, Channel>;

  constructor(read: (host: string) => Promise<Channel>) {
    // A host that was pushed out while it was asked for is answered all the same; what is known outlives an outage.
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

  /** @throws what `read` throws when nothing at all is known of the host */
  find(host: string): Promise<Channel> {
    return this.#channels.forceFetch(host);
  }

  /** Settings or maintenance changed: the next reader waits for the answer, and what is being asked is remembered no more. */
  clear(): void {
    this.#channels = this.#open();
  }
}
