import { known, searchKinds } from '../catalogue/quality/search-kinds.ts';

// The benchmarks of `tools`, which may not import the server, run this file to get search words as JSON.

// A server caches its last 500 responses, so that each of these words is evicted before it is searched again.
const WORDS = 2000;

const kinds = Object.entries(searchKinds).map(([kind, wordAt]) => [
  kind,
  Array.from({ length: WORDS }, (_word, at) => wordAt(at)),
]);
process.stdout.write(JSON.stringify({ known, kinds: Object.fromEntries(kinds) }));
