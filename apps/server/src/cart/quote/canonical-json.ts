/** A value as JSON with the keys of every object in one order: the database gives objects back in an order of its own. */
export function canonicalJson(value: unknown): string {
  // Sorted beforehand: a replacer that is asked for every value costs several times as much.
  return JSON.stringify(withSortedKeys(value));
}

function withSortedKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withSortedKeys);
  if ('toJSON' in value) return value;
  const object = value as Record<string, unknown>;
  const sorted: Record<string, unknown> = {};
  for (const key of Object.keys(object).sort()) sorted[key] = withSortedKeys(object[key]);
  return sorted;
}
