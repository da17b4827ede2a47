import { screens } from '@shop/constants';

/** The segments of each screen's path; an optional key makes two variants. */
const patterns = Object.values(screens)
  .flatMap(({ path }) => (path.includes('/:key?') ? [path.replace('/:key?', ''), path.replace('?', '')] : [path]))
  .map((path) => path.split('/').filter(Boolean));

const isKey = (part: string) => part.startsWith(':');

/**
 * Returns the canonical form of a screen's path (spec §2): single slashes, segments in lower case, keys unchanged. Null
 * when the path belongs to no screen.
 */
export function canonicalPath(path: string): string | null {
  const parts = path.split('/').filter(Boolean);
  const [screen] = patterns
    .filter(
      (pattern) =>
        pattern.length === parts.length &&
        pattern.every((word, index) => isKey(word) || word === parts[index]?.toLowerCase()),
    )
    .sort((a, b) => a.filter(isKey).length - b.filter(isKey).length);
  if (!screen) return null;
  const written = screen.map((word, index) => (isKey(word) ? parts[index] : word));
  return ['', ...written, ...(path.endsWith('/') ? [''] : [])].join('/') || '/';
}
