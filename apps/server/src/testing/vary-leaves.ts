/** One changed value of a body: its path, and the whole body. */
export interface Variation {
  path: string;
  body: unknown;
}

/** Every way to replace one text by one of `texts`, or one number by one of `numbers`. */
export function varyLeaves(
  value: unknown,
  texts: readonly string[],
  numbers: readonly number[],
  path = 'body',
): Variation[] {
  if (typeof value === 'string') return texts.map((body) => ({ path, body }));
  if (typeof value === 'number') return numbers.map((body) => ({ path, body }));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      varyLeaves(item, texts, numbers, `${path}.${index}`).map(({ path: at, body }) => ({
        path: at,
        body: value.with(index, body) as unknown,
      })),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    varyLeaves(part, texts, numbers, `${path}.${name}`).map(({ path: at, body }) => ({
      path: at,
      body: { ...value, [name]: body },
    })),
  );
}
