/** The page that an address names: the nearest there is, and the cover for what is no number. */
export function pageOf(asked: string | null, count: number): number {
  const page = Math.trunc(Number(asked));
  return Number.isFinite(page) ? Math.min(Math.max(page, 1), count) : 1;
}
