/**
 * The same data with one object for all that are equal: goods of a page share brands, categories and regions, and the
 * document then names each of them once instead of with every product.
 *
 * @param data plain objects, arrays and primitives, as answers of the API are; it is not changed
 */
export function shareEqual<T>(data: T): T {
  const known = new Map<string, { readonly place: number; readonly value: object }>();

  /** A value and what tells it from others: primitives by what they are, objects by the place of their first equal. */
  function visit(value: unknown): { readonly value: unknown; readonly sign: string } {
    if (value === null || typeof value !== 'object') return { value, sign: `${typeof value}:${JSON.stringify(value)}` };
    const isList = Array.isArray(value);
    const parts = Object.entries(value).map(([name, part]) => ({ name, ...visit(part) }));
    const sign = `${isList ? 'list' : 'object'}:${parts.map((part) => `${JSON.stringify(part.name)}=${part.sign}`).join()}`;
    const found = known.get(sign);
    if (found) return { value: found.value, sign: `place:${found.place}` };
    const shared = isList
      ? parts.map((part) => part.value)
      : Object.fromEntries(parts.map((part) => [part.name, part.value]));
    const place = known.size;
    known.set(sign, { place, value: shared });
    return { value: shared, sign: `place:${place}` };
  }

  return visit(data).value as T;
}
