import { PGlite } from '@electric-sql/pglite';
import { LiveSnapshot } from '../platform/snapshots/live-snapshot.ts';
import type { Snapshot } from '../platform/snapshots/snapshot.ts';
import type { Ctx } from '../platform/context/ctx.ts';
import { wrapPglite } from '../platform/db/open-pglite.ts';
import { suggestProducts } from '../content/editorial/suggest-products.ts';
import { noImages } from '../platform/image/images.ts';
import { fillTemplate } from './fill-template.ts';
import { openTestApp, type TestApp } from './open-test-app.ts';
import { buildCatalogues } from '../catalogue/build-catalogues.ts';
import type { Stock } from '../catalogue/catalogue.ts';
import { listProductFacets } from '../catalogue/list-product-facets.ts';
import { listProducts } from '../catalogue/list-products.ts';
import { growRows } from '../catalogue/quality/grow-rows.ts';
import { searchKinds } from '../catalogue/quality/search-kinds.ts';
import { catalogueSnapshot, stockSnapshot } from '../catalogue/catalogue.snapshots.ts';

// `npm run bench -- --search` runs this file: CPU time of single searches in one process, by kind, in a small shop and
// in a large one. CPU time hardly depends on other processes.

const SIZES = [1000, 100_000];
const WORDS = 140;
/** Of these runs the fastest counts for a word: the first one compiles code, and some include garbage collection. */
const ROUNDS = 4;

type Lookup = (ctx: Ctx, word: string) => Promise<unknown>;

const lookups: Readonly<Record<string, Lookup>> = {
  list: (ctx, word) => listProducts({ ctx, input: { word, per: 15 } }),
  counts: (ctx, word) => listProductFacets({ ctx, input: { word } }),
  suggestions: (ctx, word) => suggestProducts({ ctx, input: { word } }),
};

const print = (line: string): boolean => process.stdout.write(`${line}\n`);
const cpuMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;

async function snapshotOf<T>(definition: Snapshot<T>, value: T): Promise<LiveSnapshot<T>> {
  const snapshot = new LiveSnapshot({ ...definition, load: () => Promise.resolve(value) }, shop.ctx());
  await snapshot.refresh();
  return snapshot;
}

/** p95 of every kind of every query, by their names. */
async function measureAt(shop: TestApp, size: number): Promise<Map<string, number>> {
  const { snapshots } = shop.ctx();
  const began = process.cpuUsage();
  const catalogues = await buildCatalogues(growRows(snapshots.read(catalogueSnapshot).goods.rows, size), noImages);
  const seconds = (cpuMs(process.cpuUsage(began)) / 1000).toFixed(1);
  print(`${size} products: ready after ${seconds} s of processor`);
  const catalogue = await snapshotOf(catalogueSnapshot, catalogues);
  const leastOf = new Map<string, number[]>();
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [question, lookUp] of Object.entries(lookups))
      for (const [kind, wordAt] of Object.entries(searchKinds)) {
        // Another stock each time, so that no response is cached.
        const quantities: Stock = new Map(catalogues.whole.products.map(({ row: { id } }) => [id, id % 50]));
        const stock = await snapshotOf(stockSnapshot, quantities);
        const ctx = shop.ctx({
          snapshots: snapshots.with(catalogueSnapshot, catalogue).with(stockSnapshot, stock),
        });
        await lookUp(ctx, 'ん');
        const name = `${question}, ${kind}`;
        const least = leastOf.get(name) ?? Array.from({ length: WORDS }, () => Infinity);
        leastOf.set(name, least);
        for (let at = 0; at < WORDS; at += 1) {
          const start = process.cpuUsage();
          await lookUp(ctx, wordAt(at));
          least[at] = Math.min(least[at] ?? Infinity, cpuMs(process.cpuUsage(start)));
        }
      }
  return new Map(
    [...leastOf].map(([name, times]) => [name, times.sort((a, b) => a - b)[Math.floor(WORDS * 0.95)] ?? 0]),
  );
}

const database = wrapPglite(await PGlite.create());
await fillTemplate(database);
const shop = await openTestApp({ database });
const bySize: Map<string, number>[] = [];
for (const size of SIZES) bySize.push(await measureAt(shop, size));
const [few, many] = bySize;
print(`${'processor, p95'.padEnd(32)} ${SIZES.map((size) => `${size}`.padStart(10)).join('')}     ratio`);
for (const [name, ms = 0] of few ?? []) {
  const then = many?.get(name) ?? 0;
  const cells = [ms, then].map((time) => `${time.toFixed(2)} ms`.padStart(10)).join('');
  print(`${name.padEnd(32)} ${cells} ${`${(then / ms).toFixed(1)}×`.padStart(9)}`);
}
await shop.close();
