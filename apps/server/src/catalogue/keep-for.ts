// What many ask for is worked out once per state of the catalogue; what few ask for makes room.
const MOST_KEPT = 500;
const kept = new WeakMap<object, Map<string, unknown>>();

/** What `make` gives for a key, kept as long as `owner` is: a state of the catalogue is an object of its own. */
export function keepFor<T>(owner: object, key: string, make: () => T): T {
  const results = (kept.get(owner) ?? new Map<string, unknown>()) as Map<string, T>;
  kept.set(owner, results);
  if (results.has(key)) return results.get(key) as T;
  const made = make();
  results.set(key, made);
  const oldest = results.keys().next().value;
  if (results.size > MOST_KEPT && oldest !== undefined) results.delete(oldest);
  return made;
}

/** Forgets a key, so that the next who asks makes it anew. */
export function forgetFor(owner: object, key: string): void {
  kept.get(owner)?.delete(key);
}
