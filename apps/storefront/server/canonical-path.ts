import { screens } from '@shop/constants';

/** What stands between the slashes of each screen's path; a key that may be absent makes two of one. */
const patterns = Object.values(screens)
  .flatMap(({ path }) => (path.includes('/:key?') ? [path.replace('/:key?', ''), path.replace('?', '')] : [path]))
  .map((path) => path.split('/').filter(Boolean));

const isKey = (part: string) => part.startsWith(':');

/**
 * The one writing of a screen's path (spec §2): one slash where there are several, and the words of the screen in small letters.
 * Keys stay as they are: codes differ by their letters. Null for a path that is no screen's.
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
