import { LRUCache } from 'lru-cache';

type Make = () => object | Promise<object>;
type Results = LRUCache<string, object, Make>;

// What many ask for is worked out once per state of the catalogue; what few ask for makes room.
const MOST_KEPT = 500;
const kept = new WeakMap<object, Results>();

/** What `make` gives for a key, kept as long as `owner` is: a state of the catalogue is an object of its own. */
export function keepFor<T extends object>(owner: object, key: string, make: () => T): T {
  return resultsOf(owner).memo(key, { context: make }) as T;
}

/** The same for what takes a while: it is made once however many ask meanwhile, and a failure is not kept. */
export function fetchFor<T extends object>(owner: object, key: string, make: () => Promise<T>): Promise<T> {
  return resultsOf(owner).forceFetch(key, { context: make }) as Promise<T>;
}

function resultsOf(owner: object): Results {
  const results = kept.get(owner) ?? openResults();
  kept.set(owner, results);
  return results;
}

function openResults(): Results {
  return new LRUCache({
    max: MOST_KEPT,
    ignoreFetchAbort: true,
    memoMethod: (_key, _before, { context: make }) => make(),
    fetchMethod: (_key, _before, { context: make }) => make(),
  });
}
