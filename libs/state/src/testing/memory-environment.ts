import type { KeyValueStorage, ShopEnvironment } from '../environment/shop-environment.ts';

/** The storage of one browser; several windows of a test may share it. */
export interface MemoryBrowser {
  local: Map<string, string>;
  cookies: Map<string, string>;
  dataLayer: unknown[];
  /** Name of the channel between the windows; without one a window is isolated. */
  channel: string | null;
}

export function memoryBrowser(channel: string | null = null): MemoryBrowser {
  return { local: new Map(), cookies: new Map(), dataLayer: [], channel };
}

/** A window of a browser in memory. */
export function memoryEnvironment(browser: MemoryBrowser, now: () => number): ShopEnvironment {
  const { local, cookies, dataLayer, channel } = browser;
  return {
    local: storage(local),
    session: storage(new Map()),
    cookies: {
      get: (name) => cookies.get(name) ?? null,
      set: (name, value) => void cookies.set(name, value),
      remove: (name) => void cookies.delete(name),
    },
    openChannel: () => (channel === null ? null : new BroadcastChannel(channel)),
    dataLayer: () => dataLayer,
    captcha: () => undefined,
    page: () => '/cart/',
    now,
  };
}

function storage(values: Map<string, string>): KeyValueStorage {
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}
