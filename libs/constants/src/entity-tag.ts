const ENTITY_TAG = /(?:W\/)?("[^"]*")/g;

/**
 * Whether the client has a representation already, as its `If-None-Match` says: `*`, or a list of tags of which one is the
 * same but for its weakness (RFC 9110 §13.1.2).
 */
export function isKnownByClient(ifNoneMatch: string | null | undefined, etag: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return [...ifNoneMatch.matchAll(ENTITY_TAG)].some(([, tag]) => tag === opaque);
}
