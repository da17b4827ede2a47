import { sql } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Reclaims dead rows and updates statistics once a day on PGlite; PostgreSQL does this itself. */
export const vacuumJob: Job = {
  name: 'vacuum',
  everyMs: DAY_MS,
  run: async ({ db, config }) => {
    if (config.database.url === null) await db.execute(sql`vacuum analyze`);
  },
};
