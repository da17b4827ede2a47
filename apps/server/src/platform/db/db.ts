import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** What both engines answer to raw SQL: an object with rows. */
interface RowsResult extends PgQueryResultHKT {
  type: Rows<this['row']>;
}

interface Rows<Row> {
  rows: Row[];
}

/** A database or a transaction of either engine (PGlite or PostgreSQL). Queries take it as their first argument. */
export type Db = PgDatabase<RowsResult>;
