import type { Neighbour } from '@shop/api';

interface Article {
  readonly id: number;
  readonly title: string;
}

/** What was published just after and just before one of these, which are sorted newest first; null at the ends. */
export function neighboursOf(
  rows: readonly Article[],
  id: number,
): { readonly newer: Neighbour | null; readonly older: Neighbour | null } {
  const at = rows.findIndex((row) => row.id === id);
  return { newer: neighbour(rows[at - 1]), older: neighbour(rows[at + 1]) };
}

const neighbour = (row: Article | undefined): Neighbour | null => (row ? { id: row.id, title: row.title } : null);
