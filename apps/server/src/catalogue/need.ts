/**
 * Returns the value of an id or key. @throws Error if there is none, since the parts of the catalogue refer to each
 * other
 */
export function need<K extends string | number, T>(map: ReadonlyMap<K, T>, key: K): T {
  const found = map.get(key);
  if (!found) throw new Error(`The catalogue refers to ${key}, which it does not have.`);
  return found;
}
