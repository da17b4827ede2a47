/**
 * Five numbers at most around `page`, null where numbers are left out on the way to the last one:
 * `(1, 9)` → 1 2 3 … 9, `(5, 9)` → 4 5 6 … 9.
 */
export function pagesAround(page: number, last: number): readonly (number | null)[] {
  if (last <= 5) return Array.from({ length: last }, (_, index) => index + 1);
  const first = Math.min(Math.max(page - 1, 1), last - 3);
  const near = [first, first + 1, first + 2];
  return first + 3 === last ? [...near, last] : [...near, null, last];
}
