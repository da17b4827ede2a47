/** What of an address decides about a document that is the same for all guests; null for one that must not be kept. */
export function cacheableQuery(url: URL): URLSearchParams | null {
  return url.pathname.endsWith('.data') ? null : new URLSearchParams();
}
