import type { CookieJar } from './shop-environment.ts';

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

/** Returns the value of a cookie in a Cookie header or `document.cookie`; null if it is missing or empty. */
export function findCookie(header: string, name: string): string | null {
  const prefix = `${encodeURIComponent(name)}=`;
  const found = header.split(/;\s*/).find((pair) => pair.startsWith(prefix));
  if (found === undefined || found.length === prefix.length) return null;
  try {
    return decodeURIComponent(found.slice(prefix.length));
  } catch {
    return null;
  }
}
