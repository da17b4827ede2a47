import type { CookieJar } from './shop-environment.ts';

/**
 * The cookies of the document, and the only access to `document.cookie`: host-only, `SameSite=Lax`, `Secure` where the
 * page is (architecture §3). Where the browser refuses them there are none.
 */
export function documentCookies(): CookieJar {
  return {
    get: (name) => findCookie(readCookies(), name),
    set: (name, value, maxAgeSeconds) => writeCookie(line(name, value, maxAgeSeconds)),
    remove: (name) => writeCookie(line(name, '', 0)),
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

function line(name: string, value: string, maxAgeSeconds: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
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
