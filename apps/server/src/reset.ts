import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from './platform/clock/system-clock.ts';
import type { Config } from './platform/config/config.ts';
import { parseConfig } from './platform/config/parse-config.ts';
import { emptyDatabase } from './platform/db/empty-database.ts';
import { lockFolder } from './platform/db/folder-lock.ts';
import { openDatabase } from './platform/db/open-database.ts';
import { failStart, StartError } from './platform/process/start-failure.ts';
import { seed } from './seed/seed.ts';

/** `npm run reset`: throws all data of the demo away and returns to the seed. */
try {
  const config = parseConfig(process.env);
  if (!config.demo) throw new StartError('Only the demo can be reset: production data is never thrown away here.');
  if (config.database.url === null) emptyFolder(config.database);
  const database = await openDatabase(config, (error) => console.error(error.message));
  if (database.engine === 'postgresql') await emptyDatabase(database.db);
  await database.migrate();
  await seed(database, { config, now: systemClock.now() });
  await database.close();
  process.stdout.write('The shop is back at its seed.\n');
} catch (error) {
  failStart(error);
}

/** Empties the data folder, the payment sandbox's part of it too, unless a running shop holds it. */
function emptyFolder({ folder }: Config['database']): void {
  const unlock = lockFolder(folder);
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true });
  unlock();
}
