/** A picture as grey values of 0 to 255, row by row. */
export type Grey = readonly number[];

/**
 * How far two pictures of the same size are apart: the root of the mean square of what their grey values differ by,
 * in per cent of the way from black to white.
 * @throws RangeError when their sizes differ
 */
export function greyDistance(one: Grey, other: Grey): number {
  if (one.length !== other.length || one.length === 0)
    throw new RangeError(`pictures of ${one.length} and ${other.length} points`);
  const squares = one.reduce((sum, value, index) => sum + (value - (other[index] ?? 0)) ** 2, 0);
  return (Math.sqrt(squares / one.length) / 255) * 100;
}

/** Two themes and how far they are apart on each page. */
export interface Pair {
  readonly themes: readonly [string, string];
  readonly distances: Readonly<Record<string, number>>;
  /** Mean over the pages. */
  readonly mean: number;
}

/** Every pair of themes, nearest first. @param pictures by theme, then by page */
export function pairDistances(pictures: Readonly<Record<string, Readonly<Record<string, Grey>>>>): readonly Pair[] {
  const themes = Object.keys(pictures);
  return themes
    .flatMap((one, index) =>
      themes.slice(index + 1).map((other) => pairOf(one, other, pictures[one] ?? {}, pictures[other] ?? {})),
    )
    .toSorted((a, b) => a.mean - b.mean);
}

function pairOf(
  one: string,
  other: string,
  ones: Readonly<Record<string, Grey>>,
  others: Readonly<Record<string, Grey>>,
): Pair {
  const distances = Object.fromEntries(
    Object.entries(ones).map(([page, grey]) => [page, greyDistance(grey, others[page] ?? [])]),
  );
  const values = Object.values(distances);
  return { themes: [one, other], distances, mean: values.reduce((sum, value) => sum + value, 0) / values.length };
}
