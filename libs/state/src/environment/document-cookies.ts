import type { CookieJar } from './shop-environment.ts';

/** The cookies of the document: host-only, `SameSite=Lax`, `Secure` where the page itself is (architecture §3). */
export function documentCookies(): CookieJar {
  return {
    get: (name) => findCookie(document.cookie, name),
    set: (name, value, maxAgeSeconds) => {
      document.cookie = line(name, value, maxAgeSeconds);
    },
    remove: (name) => {
      document.cookie = line(name, '', 0);
    },
  };
}

function line(name: string, value: string, maxAgeSeconds: number): string {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  return `${encodeURIComponent(name)}=${encodeURIComponent(value)}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${secure}`;
}

/** The value of a cookie in a Cookie header or `document.cookie`; null when it is not there or empty. */
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
