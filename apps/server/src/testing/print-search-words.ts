import { known, searchKinds } from '../catalogue/quality/search-kinds.ts';

// The benches of `tools`, which may not import the server, run this file: the words that it is asked for, as JSON.

// A server keeps its last 500 answers, so that none of these is met again before it is forgotten.
const WORDS = 2000;

const kinds = Object.entries(searchKinds).map(([kind, wordAt]) => [
  kind,
  Array.from({ length: WORDS }, (_word, at) => wordAt(at)),
]);
process.stdout.write(JSON.stringify({ known, kinds: Object.fromEntries(kinds) }));
