import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Postal codes of Japan Post that the operator has imported: those of areas (KEN_ALL) replace the bundled data, those
 * of single offices (JIGYOSYO) extend it.
 */
export const postalCodes = pgTable(
  'postal_codes',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    kind: text().$type<'area' | 'office'>().notNull(),
    /** Seven digits. */
    code: text().notNull(),
    prefecture: text().notNull(),
    city: text().notNull(),
    /** The town; for an office also street and number. Empty where the code is for the whole city. */
    town: text().notNull(),
  },
  (t) => [
    index('postal_codes_code').on(t.code),
    check('postal_codes_kind_known', sql`${t.kind} in ('area', 'office')`),
    check('postal_codes_digits', sql`${t.code} ~ '^[0-9]{7}$'`),
  ],
);
