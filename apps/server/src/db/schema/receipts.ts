import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import type { ReceiptDocument } from '../../receipt/receipt-document.ts';
import { orders } from './orders.ts';

/**
 * Receipts as they were first issued, one for each order (L-18). Rows are only ever added: a trigger refuses everything
 * else, and an order with a receipt cannot be deleted (L-16: seven years, to be found by date, amount and party).
 */
export const receipts = pgTable(
  'receipts',
  {
    orderId: text()
      .primaryKey()
      .references(() => orders.id),
    receiptNo: text().notNull().unique(),
    /** Everything the paper says. */
    document: jsonb().$type<ReceiptDocument>().notNull(),
    /** SHA-256 of the document in canonical JSON. */
    sha256: text('sha256').notNull(),
    addressee: text().notNull(),
    amount: integer().notNull(),
    /** Day in Japan. */
    issuedOn: date({ mode: 'string' }).notNull(),
  },
  (t) => [
    index('receipts_issued_on').on(t.issuedOn),
    index('receipts_amount').on(t.amount),
    index('receipts_addressee').on(t.addressee),
    check('receipts_amount_positive', sql`${t.amount} > 0`),
  ],
);

/** Every time a receipt was handed out, the first included (L-14). Rows are only ever added. */
export const receiptIssues = pgTable(
  'receipt_issues',
  {
    orderId: text()
      .notNull()
      .references(() => receipts.orderId),
    issueNo: smallint().notNull(),
    issuedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.orderId, t.issueNo] })],
);
