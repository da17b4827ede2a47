import { sql } from 'drizzle-orm';
import type { Job } from '../jobs/job.ts';

const DAY_MS = 24 * 60 * 60_000;

/** PGlite has no worker that reclaims dead rows and counts anew, so the process does it once a day; PostgreSQL does it itself. */
export const vacuumJob: Job = {
  name: 'vacuum',
  everyMs: DAY_MS,
  run: async ({ db, config }) => {
    if (config.database.url === null) await db.execute(sql`vacuum analyze`);
  },
};
