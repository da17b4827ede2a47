import { startPostgres } from '../../../test/postgres.ts';
import { openTemporaryShop } from '../../../launch/temporary-shop.ts';
import { cpuSeconds, residentMiB } from '../cpu.ts';
import { sendOk } from '../http.ts';
import { runLoad } from '../load.ts';
import { growShop, type Size } from './grow-shop.ts';
import { variedCases } from './varied-cases.ts';

const small: Size = { products: 1000, orders: 10_000 };
const large: Size = {
  products: Number(process.env.BENCH_PRODUCTS ?? 100_000),
  orders: Number(process.env.BENCH_ORDERS ?? 1_000_000),
};
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const lanes = 8;
const member = { username: 'taro@example.com', password: 'hamu-to-chizu-no-yoru' };

interface Figures {
  readonly p95: number;
  readonly cpuMs: number;
  readonly failed: number;
}

/** Opens the shop of this size and measures every kind of reading. */
async function measureAt(
  size: Size,
  database: { url: string; pid: () => number },
): Promise<ReadonlyMap<string, Figures>> {
  await growShop(database.url, size);
  const shop = await openTemporaryShop(4430, {
    DATABASE_URL: database.url,
    RATE_LIMIT_FACTOR: '100000',
    LOG_LEVEL: 'warn',
  });
  try {
    console.log(`ready ${shop.secondsToReady.toFixed(1)} s after the start`);
    const total = (await sendOk(shop.apiOrigin, 'GET', '/v1/products?per=1')).headers['x-total'];
    const figures = new Map<string, Figures>();
    const pids = [shop.pid('server'), database.pid()];
    for (const { name, operation } of await variedCases(shop.apiOrigin, member)) {
      await runLoad(operation, lanes, seconds / 2);
      const before = cpuSeconds(pids);
      const load = await runLoad(operation, lanes, seconds);
      figures.set(name, {
        p95: load.p95,
        cpuMs: ((cpuSeconds(pids) - before) * 1000) / load.requests,
        failed: load.failed,
      });
    }
    console.log(`${total} products on the list; server ${residentMiB([shop.pid('server')]).toFixed(0)} MiB`);
    return figures;
  } finally {
    await shop.stop();
  }
}

/** `npm run bench -- --scale`: the same readings on a small and on a large shop, side by side. Needs PostgreSQL. */
export async function benchScale(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql.');
  try {
    // The first start seeds the database.
    await (await openTemporaryShop(4430, { DATABASE_URL: postgres.url })).stop();
    const [few, many] = [await measureAt(small, postgres), await measureAt(large, postgres)];
    console.log(
      `\n${'case'.padEnd(16)} ${'p95 ms'.padStart(8)} → ${'p95 ms'.padStart(8)} ${'ratio'.padStart(7)} ${'CPU ms'.padStart(8)} → ${'CPU ms'.padStart(8)}  failed`,
    );
    for (const [name, at] of few) {
      const then = many.get(name);
      if (!then) continue;
      const cells = [
        at.p95.toFixed(2).padStart(8),
        '→',
        then.p95.toFixed(2).padStart(8),
        `${(then.p95 / at.p95).toFixed(2)}×`.padStart(7),
        at.cpuMs.toFixed(2).padStart(8),
        '→',
        then.cpuMs.toFixed(2).padStart(8),
      ];
      console.log(`${name.padEnd(16)} ${cells.join(' ')}  ${at.failed + then.failed}`);
    }
  } finally {
    postgres.stop();
  }
}
