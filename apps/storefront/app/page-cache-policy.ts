import { findScreen } from '@shop/pages/screens/find-screen.ts';

/**
 * What of an address decides about a document that is the same for all guests; null for one that must not be kept.
 * Names that the screen does not read are left out, so that they neither fill the cache nor reach the document.
 */
export function cacheableQuery(url: URL): URLSearchParams | null {
  // The router's own questions are about the build, and their query is all they say.
  if (url.pathname.endsWith('.data') || url.pathname === '/__manifest') return null;
  const { cached } = findScreen(url.pathname);
  if (cached === null) return null;
  const kept = [...url.searchParams].filter(([name]) => cached.includes(name.replace(/\[\]$/, '')));
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b))));
}
