import { findCookie } from './find-cookie.ts';
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
