/** One value of a body that was exchanged: where, and the whole body with it. */
export interface Variation {
  path: string;
  body: unknown;
}

/** Every way to put one of `texts` in place of a text, or one of `numbers` in place of a number, one leaf at a time. */
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
