/** Control characters, and the separators of lines at which a pattern of the router ends. */
const unprintable = /[\0-\x1f\x7f\u2028\u2029]/;

/** The path, whose per cent signs stand for themselves when they encode no text of one line: such a page is not there, and the router can say so. */
export function readablePath(path: string): string {
  try {
    if (!unprintable.test(decodeURIComponent(path))) return path;
  } catch {
    // What encodes nothing is read like what nobody writes.
  }
  return path.replaceAll('%', '%25');
}
