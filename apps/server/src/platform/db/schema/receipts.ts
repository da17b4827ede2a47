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
import type { ReceiptDocument } from '../../../checkout/receipt/receipt-document.ts';
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
    /** The content of the receipt. */
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

/** Receipts that replace an earlier one after a refund (L-15), stored like those. Append-only. */
export const receiptCorrections = pgTable(
  'receipt_corrections',
  {
    orderId: text()
      .notNull()
      .references(() => receipts.orderId),
    no: smallint().notNull(),
    receiptNo: text().notNull().unique(),
    document: jsonb().$type<ReceiptDocument>().notNull(),
    sha256: text('sha256').notNull(),
    addressee: text().notNull(),
    amount: integer().notNull(),
    /** Day in Japan. */
    issuedOn: date({ mode: 'string' }).notNull(),
    /** The number of issues of the replaced receipts; that of this one starts again. */
    issuesBefore: smallint().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.orderId, t.no] }),
    index('receipt_corrections_issued_on').on(t.issuedOn),
    index('receipt_corrections_amount').on(t.amount),
    index('receipt_corrections_addressee').on(t.addressee),
    check('receipt_corrections_amount_positive', sql`${t.amount} > 0`),
  ],
);
