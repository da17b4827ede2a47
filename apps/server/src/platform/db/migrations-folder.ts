import { fileURLToPath } from 'node:url';

/** The folder of the SQL files, for the migrator of Drizzle. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
