import { startPostgres } from '../../test/postgres.ts';
import type { Part } from '../../launch/parts.ts';
import { openTemporaryShop } from '../../launch/temporary-shop.ts';
import { startBareServer, type BareServer } from './bare.ts';
import { benchMails } from './mails.ts';
import { makeCases, type Case } from './cases.ts';
import { cpuSeconds, residentMiB } from './cpu.ts';
import { sendOk } from './http.ts';
import { runLoad } from './load.ts';
import { growShop } from './scale/grow-shop.ts';
import { benchScale } from './scale/run.ts';
import { benchSearch } from './search.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const connections = [1, 32];
const renderingPort = 4404;

/** Adds a second storefront without a page cache, so that rendering can be measured. */
const withRendering = (parts: readonly Part[]): readonly Part[] => [
  ...parts,
  ...parts
    .filter(({ name }) => name === 'storefront')
    .map((part) => ({
      ...part,
      name: 'rendering',
      port: renderingPort,
      env: { ...part.env, PORT: String(renderingPort), PAGE_CACHE: '0' },
    })),
];

interface Measured {
  readonly perSecond: number;
  readonly cpuMs: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly failed: number;
}

async function measure(operation: () => Promise<void>, lanes: number, pids: readonly number[]): Promise<Measured> {
  await runLoad(operation, lanes, Math.min(1, seconds / 2));
  const before = cpuSeconds(pids);
  const load = await runLoad(operation, lanes, seconds);
  return { ...load, cpuMs: ((cpuSeconds(pids) - before) * 1000) / load.requests };
}

async function floorOf(bare: BareServer, one: Case, lanes: number): Promise<Measured> {
  const path = `/${encodeURIComponent(one.name)}`;
  await bare.save(path, await one.sample());
  const call = async () => {
    for (let index = 0; index < one.calls; index += 1) await sendOk(bare.origin, 'GET', path);
  };
  return measure(call, lanes, [bare.pid]);
}

const row = (cells: readonly (string | number)[]) =>
  cells.map((cell, index) => (index === 0 ? String(cell).padEnd(26) : String(cell).padStart(9))).join(' ');
const figure = (value: number) => (value >= 100 ? value.toFixed(0) : value.toFixed(value >= 10 ? 1 : 2));

/** Measures every case on one database; every figure is shown with its share of the baseline of the same run. */
async function measureOn(
  database: string,
  environment: Readonly<Record<string, string>>,
  databasePids: readonly number[],
  bare: BareServer,
): Promise<void> {
  const shop = await openTemporaryShop(
    4400,
    { ...environment, RATE_LIMIT_FACTOR: '100000', LOG_LEVEL: 'warn' },
    withRendering,
  );
  try {
    console.log(`\n${database}: ready ${shop.secondsToReady.toFixed(1)} s after the start`);
    console.log(
      row(['case', 'lanes', 'ops/s', 'p50 ms', 'p95 ms', 'p99 ms', 'CPU ms', 'CPU/bare', 'ops/bare', 'failed']),
    );
    for (const one of await makeCases(shop.apiOrigin, 'http://127.0.0.1:4400', `http://127.0.0.1:${renderingPort}`)) {
      const pids = [...one.on.map((name) => shop.pid(name)), ...databasePids];
      for (const lanes of connections) {
        const got = await measure(one.operation, lanes, pids);
        const floor = await floorOf(bare, one, lanes);
        console.log(
          row([
            one.name,
            lanes,
            figure(got.perSecond),
            figure(got.p50),
            figure(got.p95),
            figure(got.p99),
            figure(got.cpuMs),
            `${figure(got.cpuMs / floor.cpuMs)}×`,
            `${figure((got.perSecond / floor.perSecond) * 100)}%`,
            got.failed,
          ]),
        );
      }
    }
    console.log(
      `resident: server ${residentMiB([shop.pid('server'), ...databasePids]).toFixed(0)} MiB with its database, storefront ${residentMiB([shop.pid('storefront')]).toFixed(0)} MiB, payments ${residentMiB([shop.pid('payments')]).toFixed(0)} MiB`,
    );
  } finally {
    await shop.stop();
  }
}

/**
 * `npm run bench`: operations per second, percentiles and CPU per operation, each compared with a minimal handler in
 * the same run.
 */
async function bench(): Promise<void> {
  const bare = await startBareServer(4410);
  try {
    await measureOn('PGlite', {}, [], bare);
    const postgres = await startPostgres();
    if (!postgres) return console.log('\nPostgreSQL is not installed here: not measured.');
    try {
      // The first start seeds the database.
      await (await openTemporaryShop(4400, { DATABASE_URL: postgres.url })).stop();
      await growShop(postgres.url, { products: 1000, orders: 0 });
      await measureOn('PostgreSQL, 1,000 products', { DATABASE_URL: postgres.url }, [postgres.pid()], bare);
    } finally {
      postgres.stop();
    }
    await benchMails();
  } finally {
    bare.stop();
  }
}

const chosen = process.argv.includes('--scale')
  ? benchScale
  : process.argv.includes('--mails')
    ? benchMails
    : process.argv.includes('--search')
      ? benchSearch
      : bench;
chosen().then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  },
);
