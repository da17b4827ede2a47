/** Same address, same form: one slash in front, none behind, no query. `p/:id`, `/p/:id/` and `/p/:id?x` are one. */
export function normalisePath(path: string): string {
  return `/${path.replace(/[?#].*$/s, '').replace(/^\/+|\/+$/g, '')}`;
}
