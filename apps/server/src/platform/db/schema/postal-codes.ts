import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/**
 * Postal codes as Japan Post publishes them, when the operator has taken its files in: those of areas (KEN_ALL) stand for the
 * data that comes with the program, those of single offices (JIGYOSYO) beside it.
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
    /** Town; of an office street and number too. Empty where the code stands for the city. */
    town: text().notNull(),
  },
  (t) => [
    index('postal_codes_code').on(t.code),
    check('postal_codes_kind_known', sql`${t.kind} in ('area', 'office')`),
    check('postal_codes_digits', sql`${t.code} ~ '^[0-9]{7}$'`),
  ],
);
