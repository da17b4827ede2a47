import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { postalCodes } from '../db/schema/postal-codes.ts';

export type PostalPlace = Pick<typeof postalCodes.$inferSelect, 'kind' | 'code' | 'prefecture' | 'city' | 'town'>;

const CHUNK = 2000;

/** Returns the places of a code in the operator's imported data. */
export function findPostalPlaces(db: Db, code: string): Promise<PostalPlace[]> {
  return db.select().from(postalCodes).where(eq(postalCodes.code, code)).orderBy(asc(postalCodes.id));
}

/** Whether the codes of areas were imported: then only these are used. */
export async function hasPostalAreas(db: Db): Promise<boolean> {
  const { rows } = await db.execute(sql`select exists (select 1 from postal_codes where kind = 'area') as known`);
  return rows[0]?.known === true;
}

/** Replaces all codes of one kind. Call it inside a transaction. */
export async function replacePostalPlaces(
  db: Db,
  kind: PostalPlace['kind'],
  places: readonly Omit<PostalPlace, 'kind'>[],
): Promise<void> {
  await db.delete(postalCodes).where(eq(postalCodes.kind, kind));
  for (let from = 0; from < places.length; from += CHUNK)
    await db.insert(postalCodes).values(places.slice(from, from + CHUNK).map((place) => ({ kind, ...place })));
}
