import { LRUCache } from 'lru-cache';

type Make = () => object;
type Results = LRUCache<string, object, Make>;

// What many ask for is worked out once per state of the catalogue; what few ask for makes room.
const MOST_KEPT = 500;
const kept = new WeakMap<object, Results>();

/** What `make` gives for a key, kept as long as `owner` is: a state of the catalogue is an object of its own. */
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
