import { inArray, sql, type SQLWrapper } from 'drizzle-orm';
import type { Db } from '../../db/db.ts';
import { products } from '../../db/schema/catalogue.ts';

/** The grams that any product has: what lacks one of them is found nowhere, without asking the database for it. */
export interface SearchGrams {
  /** Of names and what stands with them. */
  labels: ReadonlySet<string>;
  /** Of what is written in sentences. */
  prose: ReadonlySet<string>;
}

/** The grams of all products, or of those named. */
export async function readSearchGrams(db: Db, ids?: readonly number[]): Promise<SearchGrams> {
  const gramsOf = async (column: SQLWrapper): Promise<ReadonlySet<string>> => {
    const rows = await db
      .selectDistinct({ gram: sql<string>`unnest(${column})` })
      .from(products)
      .where(ids && inArray(products.id, [...ids]));
    return new Set(rows.map(({ gram }) => gram));
  };
  return { labels: await gramsOf(products.grams), prose: await gramsOf(products.proseGrams) };
}

/** The grams of both. Those of products that are gone stay: one too many costs a question, one too few would hide goods. */
export function joinGrams(a: SearchGrams, b: SearchGrams): SearchGrams {
  return { labels: new Set([...a.labels, ...b.labels]), prose: new Set([...a.prose, ...b.prose]) };
}
