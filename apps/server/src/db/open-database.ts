import type { Config } from '../config/config.ts';
import type { Database } from './database.ts';

/** Opens the database the configuration names: PostgreSQL by its address, otherwise PGlite in the data folder. @throws StartError */
export async function openDatabase(
  { database: { url, folder, poolSize } }: Config,
  onConnectionError: (error: Error) => void,
): Promise<Database> {
  // Loaded when wanted: either driver is a good part of the process's memory.
  if (url === null) return (await import('./open-pglite.ts')).openPglite(folder);
  return (await import('./open-postgres.ts')).openPostgres({ url, poolSize, onConnectionError });
}
