import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';
import { openPglite } from './open-pglite.ts';
import { openPostgres } from './open-postgres.ts';

/** Opens the database the configuration names: PostgreSQL by its address, otherwise PGlite in the data folder. @throws StartError */
export function openDatabase(config: Config, onConnectionError: (error: Error) => void): Promise<Database> {
  return config.database.url === null
    ? openPglite(config.database.folder)
    : openPostgres({ url: config.database.url, poolSize: config.database.poolSize, onConnectionError });
}
