import { Agent, get } from 'node:http';
import { querySets } from '../catalogue/quality/queries/index.ts';

// `npm run bench -- --search` runs this file: the duration of the searches of `search:quality` over HTTP, one after the
// other, on the servers whose URLs are given, a small shop’s and a large one’s. They are called in turn, so that other
// load affects both.

// A server caches its last 500 responses, and each word is searched three times: none is a cache hit.
const ROUNDS = 3;

const origins = process.argv.slice(2);
const typed = Object.values(querySets).flatMap((queries) => queries.map((query) => query.typed));
/** The requests for a word: while it is typed, then for the page. */
const questions: Readonly<Record<string, string>> = {
  suggestions: '/v1/product-suggestions?word=',
  list: '/v1/products?per=15&word=',
  counts: '/v1/product-facets?word=',
};
const agent = new Agent({ keepAlive: true });

/** Milliseconds from the request to the last byte of its response. @throws Error when it is not a success */
function timeOf(url: string): Promise<number> {
  const began = performance.now();
  return new Promise((resolve, reject) => {
    get(url, { agent }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`));
      answer.resume().on('end', () => resolve(performance.now() - began));
    }).on('error', reject);
  });
}

const p95 = (times: readonly number[]): number =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;

/** For each query and server the times of every word, round after round. */
const rounds: Readonly<Record<string, number[][][]>> = Object.fromEntries(
  Object.keys(questions).map((question) => [question, origins.map(() => typed.map(() => []))]),
);
for (let round = 0; round < ROUNDS; round += 1)
  for (const [at, word] of typed.entries())
    for (const [question, path] of Object.entries(questions))
      for (const [server, origin] of origins.entries())
        rounds[question]?.[server]?.[at]?.push(await timeOf(origin + path + encodeURIComponent(word)));

process.stdout.write(`${`p95 over HTTP of ${typed.length} searches`.padEnd(32)}      small     large     ratio\n`);
const readings = [
  ['', (times: readonly number[]) => times],
  [`, least of ${ROUNDS}`, (times: readonly number[]) => [Math.min(...times)]],
] as const;
for (const [kind, read] of readings)
  for (const name of [...Object.keys(questions), 'all']) {
    const selected = name === 'all' ? Object.values(rounds) : [rounds[name] ?? []];
    const [small = 0, large = 0] = origins.map((_origin, at) =>
      p95(selected.flatMap((words) => (words[at] ?? []).flatMap(read))),
    );
    const cells = [small, large].map((ms) => `${ms.toFixed(2)} ms`.padStart(10)).join('');
    process.stdout.write(`${(name + kind).padEnd(32)} ${cells} ${`${(large / small).toFixed(2)}×`.padStart(9)}\n`);
  }
agent.destroy();
