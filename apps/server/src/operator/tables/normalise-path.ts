/**
 * Returns a path of the shop in its one form: with a leading and without a trailing slash, in half width and not
 * percent-encoded.
 */
export function normalisePath(text: string): string {
  const path = decoded(text.trim().replace(/^'/, '').normalize('NFKC'));
  return `/${path
    .split('/')
    .filter((part) => part !== '')
    .join('/')}`;
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
