import type { CookieJar } from './shop-environment.ts';
import { findCookie } from '@shop/constants';

/**
 * The cookies of the document, and the only access to `document.cookie`: host-only, `SameSite=Lax`, `Secure` where the
 * page is (architecture §3). Where the browser refuses them there are none.
 */
export function documentCookies(): CookieJar {
  return {
    get: (name) => findCookie(readCookies(), name),
    set: (name, value, maxAgeSeconds) => writeCookie(cookieOf(name, value, maxAgeSeconds, location.protocol)),
    remove: (name) => writeCookie(cookieOf(name, '', 0, location.protocol)),
  };
}

function readCookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

function writeCookie(cookie: string): void {
  try {
    document.cookie = cookie;
  } catch {
    // The store has the value as long as the document exists.
  }
}

/** Returns a cookie for `document.cookie` or a Set-Cookie header of a page with this protocol. */
export function cookieOf(name: string, value: string, maxAgeSeconds: number, protocol: string): string {
  const secure = protocol === 'https:' ? '; Secure' : '';
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}
