import { fileURLToPath } from 'node:url';

/** Where the SQL files lie, for the migrator of drizzle. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
