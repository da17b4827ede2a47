/** What has the id or the key. @throws Error when nothing has: the parts of the catalogue refer to each other. */
export function need<K extends string | number, T>(map: ReadonlyMap<K, T>, key: K): T {
  const found = map.get(key);
  if (!found) throw new Error(`The catalogue refers to ${key}, which it does not have.`);
  return found;
}
