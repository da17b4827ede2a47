import { localStore, sessionStore } from '@shop/constants/storage';
import { documentCookies } from './document-cookies.ts';
import type { ShopEnvironment } from './shop-environment.ts';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const CHANNEL = 'shop';

/** Returns the environment of a browser. */
export function browserEnvironment(): ShopEnvironment {
  return {
    local: localStore,
    session: sessionStore,
    cookies: documentCookies(),
    openChannel,
    dataLayer: () => (window.dataLayer ??= []),
    captcha: () => document.documentElement.dataset.captcha,
    page: () => window.location.pathname,
    now: Date.now,
  };
}

/** Some browsers refuse the channel together with the storage. */
function openChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel(CHANNEL);
  } catch {
    return null;
  }
}
