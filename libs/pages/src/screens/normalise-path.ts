/** Normalises a path: one leading slash, no trailing one, no query; `p/:id`, `/p/:id/` and `/p/:id?x` are equal. */
export function normalisePath(path: string): string {
  return `/${path.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
}
