/** Control characters and line separators, at which a pattern of the router ends. */
const unprintable = /[\0-\x1f\x7f\u2028\u2029]/;

/**
 * Escapes percent signs that are not part of valid one-line text, so that the router answers 404 instead of failing.
 */
export function readablePath(path: string): string {
  try {
    if (!unprintable.test(decodeURIComponent(path))) return path;
  } catch {
    // An invalid encoding is handled like unreadable text.
  }
  return path.replaceAll('%', '%25');
}
