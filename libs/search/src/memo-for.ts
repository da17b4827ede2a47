import { LRUCache } from 'lru-cache';

type Make = () => object;
type Results = LRUCache<string, object, Make>;

// Frequent requests are computed once per catalogue; rare ones are evicted.
const MAX_RESULTS = 500;
const cached = new WeakMap<object, Results>();

/**
 * Returns the cached result of `make` for a key, for as long as `owner` exists: each state of the catalogue is a new
 * object.
 */
export function memoFor<T extends object>(owner: object, key: string, make: () => T): T {
  return resultsOf(owner).memo(key, { context: make }) as T;
}

function resultsOf(owner: object): Results {
  const results = cached.get(owner) ?? openResults();
  cached.set(owner, results);
  return results;
}

function openResults(): Results {
  return new LRUCache({
    max: MAX_RESULTS,
    memoMethod: (_key, _before, { context: make }) => make(),
  });
}
