import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../test/postgres.ts';
import { growShop } from './scale/grow-shop.ts';
import { startServer } from './start-server.ts';

const port = Number(process.env.BENCH_PORT ?? 4442);
const sizes = [1000, 100_000];

/**
 * Measures p95 of the searches of `search:quality` over HTTP, with 1,000 and with 100,000 products. Needs PostgreSQL.
 */
export async function benchSearchMix(): Promise<void> {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql.');
  const folder = mkdtempSync(join(tmpdir(), 'shop-search-'));
  const start = (url: string, at: number) => startServer(port + at, { DATABASE_URL: url, DATA_DIR: folder });
  const servers: ChildProcess[] = [];
  try {
    // The first start seeds the database.
    await stop(await start(postgres.url, 0));
    for (const [at, products] of sizes.entries()) {
      const url = await copySeed(postgres.url, `shop_${products}`);
      await growShop(url, { products, orders: 0 });
      servers.push(await start(url, at));
    }
    const program = [
      'apps/server/src/testing/search-mix.ts',
      ...sizes.map((_size, at) => `http://127.0.0.1:${port + at}`),
    ];
    const [code] = (await once(spawn(process.execPath, program, { stdio: 'inherit' }), 'exit')) as [number | null];
    if (code !== 0) throw new Error('the searches were not measured');
  } finally {
    await Promise.all(servers.map(stop));
    postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function stop(server: ChildProcess): Promise<void> {
  server.kill();
  await once(server, 'exit');
}

/** Copies the seeded database, which must have no connections meanwhile. */
async function copySeed(seed: string, name: string): Promise<string> {
  const client = new Client({ connectionString: new URL('/template1', seed).href });
  await client.connect();
  try {
    await client.query(`create database ${name} template postgres`);
  } finally {
    await client.end();
  }
  return new URL(`/${name}`, seed).href;
}
