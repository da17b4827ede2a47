import type { CategoryNode, FrontSettings, Message, PublicEnvironment } from '@shop/api';

/** What the API says of a host. */
export type Channel =
  | {
      readonly kind: 'open';
      readonly environment: PublicEnvironment;
      readonly settings: FrontSettings;
      readonly categories: readonly CategoryNode[];
      readonly messages: readonly Message[];
      readonly colors: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'maintenance';
      readonly title: string;
      readonly message: string;
      readonly retryAfter: number | null;
    }
  | { readonly kind: 'unknown' };

interface Entry {
  readonly channel: Channel;
  readonly at: number;
}

/** An answer is taken as it is for a second; an older one is shown while the API is asked again (spec §4, architecture §2). */
const freshMs = 1000;
/** Hosts come from outside: what is remembered of them is bounded. */
const maxHosts = 200;

/** Channels by host name. One question per host is under way at a time. */
export class ChannelDirectory {
  readonly #read: (host: string) => Promise<Channel>;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<Channel>>();

  constructor(read: (host: string) => Promise<Channel>, now: () => number = Date.now) {
    this.#read = read;
    this.#now = now;
  }

  /** @throws what `read` throws when nothing at all is known of the host */
  async find(host: string): Promise<Channel> {
    const entry = this.#entries.get(host);
    if (!entry) return this.#ask(host);
    if (this.#now() - entry.at >= freshMs) this.#ask(host).catch(() => undefined);
    return entry.channel;
  }

  /** Settings or maintenance changed: the next reader waits for the answer. */
  clear(): void {
    this.#entries.clear();
    this.#pending.clear();
  }

  #ask(host: string): Promise<Channel> {
    const pending = this.#pending.get(host);
    if (pending) return pending;
    const asked: Promise<Channel> = this.#read(host)
      .then((channel) => {
        if (this.#pending.get(host) === asked) this.#remember(host, channel);
        return channel;
      })
      .finally(() => {
        if (this.#pending.get(host) === asked) this.#pending.delete(host);
      });
    this.#pending.set(host, asked);
    return asked;
  }

  #remember(host: string, channel: Channel): void {
    this.#entries.delete(host);
    this.#entries.set(host, { channel, at: this.#now() });
    const oldest = this.#entries.keys().next().value;
    if (this.#entries.size > maxHosts && oldest !== undefined) this.#entries.delete(oldest);
  }
}
