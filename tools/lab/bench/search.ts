import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../test/postgres.ts';
import { cpuSeconds } from './cpu.ts';
import { sendOk } from './http.ts';
import { runLoad } from './load.ts';
import { growShop } from './scale/grow-shop.ts';
import { benchSearchMix } from './search-mix.ts';
import { startServer } from './start-server.ts';
import { nth, searchWords } from './words.ts';

const port = Number(process.env.BENCH_PORT ?? 4442);
const seconds = Number(process.env.BENCH_SECONDS ?? 4);
const lanes = 32;

/**
 * Measures searches: over HTTP while typing, and the processor time of single searches by kind in one process, with
 * 1,000 and 100,000 products; then of server and database together, with 1,000 products on PostgreSQL and 32
 * connections.
 */
export async function benchSearch(): Promise<void> {
  await benchSearchMix();
  await benchSingleSearches();
  await benchManySearches();
}

async function benchSingleSearches(): Promise<void> {
  const program = ['--max-old-space-size=4096', 'apps/server/src/testing/search-cost.ts'];
  const [code] = (await once(spawn(process.execPath, program, { stdio: 'inherit' }), 'exit')) as [number | null];
  if (code !== 0) throw new Error('the searches were not measured');
}

async function benchManySearches(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'shop-search-'));
  const start = () => startServer(port, { DATABASE_URL: postgres.url, DATA_DIR: folder });
  try {
    // The first start seeds the database.
    const first = await start();
    first.kill();
    await once(first, 'exit');
    await growShop(postgres.url, { products: Number(process.env.BENCH_PRODUCTS ?? 1000), orders: 0 });
    const server = await start();
    try {
      for (const [name, words] of Object.entries(searchWords().kinds)) {
        let at = 0;
        const search = async () =>
          void (await sendOk(
            `http://127.0.0.1:${port}`,
            'GET',
            `/v1/products?per=15&word=${encodeURIComponent(nth(words, (at += 1)))}`,
          ));
        await runLoad(search, lanes, seconds / 2);
        const pids = [server.pid ?? 0, postgres.pid()];
        const before = cpuSeconds(pids);
        const load = await runLoad(search, lanes, seconds);
        const cpuMs = ((cpuSeconds(pids) - before) * 1000) / load.requests;
        console.log(
          `${name.padEnd(36)} ${load.perSecond.toFixed(0).padStart(6)}/s  p95 ${load.p95.toFixed(1).padStart(6)} ms  CPU ${cpuMs.toFixed(2)} ms  ${load.failed} failed`,
        );
      }
    } finally {
      server.kill();
      await once(server, 'exit');
    }
  } finally {
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
