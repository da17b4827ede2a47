type QueryValue = string | number | boolean | readonly string[] | null | undefined;

/**
 * Puts a query behind a path: `withQuery(paths.login(), { re: 1 })` → `/login/?re=1`.
 * Null, undefined and empty strings are left out; a list repeats its name.
 */
export function withQuery(path: string, query: Readonly<Record<string, QueryValue>>): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value === 'object') for (const one of value) search.append(name, one);
    else search.append(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}
