import { documentCookies } from './document-cookies.ts';
import { safeStorage } from './safe-storage.ts';
import type { ShopEnvironment } from './shop-environment.ts';

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
