/** The part of `Storage` that the store needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Readable, host-only cookies. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}

/** Where the store keeps and tells things: the browser, or a stand-in of a test. */
export interface ShopEnvironment {
  /** Outlives the window: session and recent history. */
  local: KeyValueStorage;
  /** Ends with the window: the cart kept for the time of a payment. */
  session: KeyValueStorage;
  cookies: CookieJar;
  /** A line to the other tabs of the shop; null where the browser has none. */
  openChannel: () => BroadcastChannel | null;
  /** The list that a tag manager reads. */
  dataLayer: () => unknown[];
  /** What the document says of the channel's captcha: the address of its service and the site key with a blank between; undefined where it has none. */
  captcha: () => string | undefined;
  /** Path of the page that is shown. */
  page: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}
