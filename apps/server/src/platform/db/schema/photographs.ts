import { check, integer, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { products } from './catalogue.ts';

/** Photographs of goods that the operator has uploaded: what pages need of a master, and where its bytes lie. A product that has some shows these alone. */
export const productPhotographs = pgTable(
  'product_photographs',
  {
    productId: integer()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    /** First eight digits of the master's SHA-256, as in its address. */
    hash: text().notNull(),
    /** Place among the product's photographs; the first is that of the card. */
    sortNo: smallint().notNull(),
    /** What is on it, for those who do not see it. */
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    placeholder: text().notNull(),
    /** Name of the master in the storage; no two rows share a file. */
    storageKey: text().notNull().unique(),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.hash] }),
    check('product_photographs_square', sql`${t.width} = ${t.height}`),
  ],
);

/**
 * Files of the storage that are to be removed. A trigger adds those whose row is gone; a file is noted here before it is
 * written and taken out by the transaction that names it, so that one that came to nothing goes by itself.
 */
export const photographRemovals = pgTable('photograph_removals', {
  storageKey: text().primaryKey(),
  /** Not before then; null: at once. */
  notBefore: timestamp({ withTimezone: true, mode: 'date' }),
});
