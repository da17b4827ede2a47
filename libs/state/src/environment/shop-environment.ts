/** The part of `Storage` that the store needs. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Readable, host-only cookies. */
export interface CookieJar {
  get(name: string): string | null;
  set(name: string, value: string, maxAgeSeconds: number): void;
  remove(name: string): void;
}

/** The storage, cookies and channels that the store uses: those of the browser, or fakes in tests. */
export interface ShopEnvironment {
  /** localStorage: session and recent history. */
  local: KeyValueStorage;
  /** sessionStorage: the cart saved during a payment. */
  session: KeyValueStorage;
  cookies: CookieJar;
  /** Opens the channel to the other tabs of the shop; null if the browser has none. */
  openChannel: () => BroadcastChannel | null;
  /** The list that a tag manager reads. */
  dataLayer: () => unknown[];
  /** The captcha of the channel: URL of the service and site key, separated by a space; undefined if it has none. */
  captcha: () => string | undefined;
  /** The path of the shown page. */
  page: () => string;
  /** Epoch milliseconds. */
  now: () => number;
}
