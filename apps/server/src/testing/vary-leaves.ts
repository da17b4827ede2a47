/** One value of a body that was exchanged: where, and the whole body with it. */
export interface Variation {
  place: string;
  body: unknown;
}

/** Every way to put one of `texts` in place of a text, or one of `numbers` in place of a number, one leaf at a time. */
export function varyLeaves(
  value: unknown,
  texts: readonly string[],
  numbers: readonly number[],
  place = 'body',
): Variation[] {
  if (typeof value === 'string') return texts.map((body) => ({ place, body }));
  if (typeof value === 'number') return numbers.map((body) => ({ place, body }));
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      varyLeaves(item, texts, numbers, `${place}.${index}`).map(({ place: at, body }) => ({
        place: at,
        body: value.with(index, body) as unknown,
      })),
    );
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    varyLeaves(part, texts, numbers, `${place}.${name}`).map(({ place: at, body }) => ({
      place: at,
      body: { ...value, [name]: body },
    })),
  );
}
