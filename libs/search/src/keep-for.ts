import { LRUCache } from 'lru-cache';

type Make = () => object;
type Results = LRUCache<string, object, Make>;

// Frequent requests are computed once per catalogue; rare ones are evicted.
const MOST_KEPT = 500;
const kept = new WeakMap<object, Results>();

/**
 * Returns the cached result of `make` for a key, for as long as `owner` exists: each state of the catalogue is a new
 * object.
 */
export function keepFor<T extends object>(owner: object, key: string, make: () => T): T {
  return resultsOf(owner).memo(key, { context: make }) as T;
}

function resultsOf(owner: object): Results {
  const results = kept.get(owner) ?? openResults();
  kept.set(owner, results);
  return results;
}

function openResults(): Results {
  return new LRUCache({
    max: MOST_KEPT,
    memoMethod: (_key, _before, { context: make }) => make(),
  });
}
