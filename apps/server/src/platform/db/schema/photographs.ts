import { check, integer, pgTable, primaryKey, real, smallint, text, timestamp } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';
import { products } from './catalogue.ts';

/**
 * Uploaded photographs of products: what pages need of a master, and where its bytes are stored. A product with
 * uploaded photographs shows only these.
 */
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
    /** The text alternative. */
    alt: text().notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    color: text().notNull(),
    placeholder: text().notNull(),
    /** Name of the master in the storage; no two rows share a file. */
    storageKey: text().notNull().unique(),
    /** Name of the whole picture in the storage, from which it is cropped again; null where the master is the whole. */
    originalKey: text().unique(),
    /** The point that the crop shows as near to its centre as possible, each from 0 to 1 of the whole picture. */
    focusX: real().notNull().default(0.5),
    focusY: real().notNull().default(0.5),
    createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.productId, t.hash] }),
    check('product_photographs_square', sql`${t.width} = ${t.height}`),
    check('product_photographs_focus', sql`${t.focusX} between 0 and 1 and ${t.focusY} between 0 and 1`),
  ],
);

/**
 * Files to remove from the storage. A trigger adds those whose row is deleted; a file is added before it is written and
 * removed from here by the transaction that uses it, so that failed uploads are cleaned up.
 */
export const photographRemovals = pgTable('photograph_removals', {
  storageKey: text().primaryKey(),
  /** Not before then; null: at once. */
  notBefore: timestamp({ withTimezone: true, mode: 'date' }),
});
