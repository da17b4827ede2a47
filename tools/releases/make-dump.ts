import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startPostgres } from '../test/postgres.ts';
import { fillShop } from './fill-shop.ts';
import { openApi } from './open-api.ts';
import { readStock } from './read-stock.ts';
import { writeDump } from './release-dump.ts';

/**
 * `npm run release:dump`: dumps a PostgreSQL database of the version in package.json, filled through the API. The upgrade
 * tests of later versions start from it.
 */
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8')) as {
  version: string;
};
const postgres = await startPostgres();
if (!postgres) throw new Error('PostgreSQL is not installed here. On Debian: apt-get install postgresql.');
try {
  const api = await openApi(postgres.url);
  const recorded = await fillShop(api).finally(() => api.stop());
  writeDump(version, postgres.url, { ...recorded, stock: await readStock(postgres.url) });
  console.log(`${version}: ${recorded.orders.length} orders`);
} finally {
  postgres.stop();
}
