import { check, pgTable, smallint, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

/** What the operator's own work reports about itself; one row, absent until the first report. */
export const operations = pgTable(
  'operations',
  {
    id: smallint().primaryKey(),
    /** When the last backup was completed (`npm run shop -- backup done`). */
    backupAt: timestamp({ withTimezone: true, mode: 'date' }),
  },
  (t) => [check('operations_one_row', sql`${t.id} = 1`)],
);
