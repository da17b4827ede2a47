import { findScreen } from '@shop/pages/screens/find-screen.ts';

/**
 * Returns the part of the URL that determines a document for guests; null if it must not be cached. Unknown parameters
 * are left out, so that they neither fill the cache nor reach the document.
 */
export function cacheableQuery(url: URL): URLSearchParams | null {
  // The router's own requests depend on the build, and on their query only.
  if (url.pathname.endsWith('.data') || url.pathname === '/__manifest') return null;
  const { cached } = findScreen(url.pathname);
  if (cached === null) return null;
  const params = [...url.searchParams].filter(([name]) => cached.includes(name.replace(/\[\]$/, '')));
  return new URLSearchParams(params.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
