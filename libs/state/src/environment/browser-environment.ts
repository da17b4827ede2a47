import { documentCookies } from './document-cookies.ts';
import type { ShopEnvironment, KeyValueStorage } from './shop-environment.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const CHANNEL = 'shop';

/** The browser as the store sees it. */
export function browserEnvironment(): ShopEnvironment {
  return {
    local: safeStorage(() => window.localStorage),
    session: safeStorage(() => window.sessionStorage),
    cookies: documentCookies(),
    openChannel: () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)),
    dataLayer: () => (window.dataLayer ??= []),
    captcha: () => document.documentElement.dataset.captcha,
    page: () => window.location.pathname,
    now: Date.now,
  };
}

/** A storage that forgets instead of throwing where the browser refuses it (blocked site data, full disk). */
function safeStorage(open: () => Storage): KeyValueStorage {
  return {
    getItem: (key) => attempt(() => open().getItem(key)) ?? null,
    setItem: (key, value) => {
      attempt(() => open().setItem(key, value));
    },
    removeItem: (key) => {
      attempt(() => open().removeItem(key));
    },
  };
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
