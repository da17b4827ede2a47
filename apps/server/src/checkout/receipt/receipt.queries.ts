import type { TaxRounding } from '@shop/money';
import { and, count, desc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db/db.ts';
import { orderAmendments, orders, orderTaxes } from '../../platform/db/schema/orders.ts';
import { receiptCorrections, receiptIssues, receipts } from '../../platform/db/schema/receipts.ts';
import type { OrderTax } from './make-receipt.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** A receipt as first issued, with the hash that proves it unchanged. */
export interface StoredReceipt {
  document: ReceiptDocument;
  sha256: string;
}

/** The valid receipt of an order: the first, or the one that replaced it. */
export interface ValidReceipt extends StoredReceipt {
  /** 0 for the first receipt, increasing by one with each correction. */
  correction: number;
  /** The number of issues of this receipt, without those that it replaces. */
  issues: number;
  /** The number of issues including those of replaced receipts. */
  issuesInAll: number;
}

/** Locks the order, so that its receipts are issued one after the other. */
export async function lockOrder(db: Db, orderId: string): Promise<void> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

/** Returns the taxes of an order, the higher rate first. */
export function selectOrderTaxes(db: Db, orderId: string): Promise<OrderTax[]> {
  return db
    .select({
      tax_rate_percent: orderTaxes.ratePercent,
      taxable_incl: orderTaxes.taxableIncl,
      tax: orderTaxes.tax,
      rounding: sql<TaxRounding>`${orderTaxes.rounding}`,
    })
    .from(orderTaxes)
    .where(eq(orderTaxes.orderId, orderId))
    .orderBy(desc(orderTaxes.ratePercent));
}

/** Returns the valid receipt of an order. */
export async function findReceipt(db: Db, orderId: string): Promise<ValidReceipt | undefined> {
  const [first] = await db
    .select({ document: receipts.document, sha256: receipts.sha256 })
    .from(receipts)
    .where(eq(receipts.orderId, orderId));
  if (!first) return undefined;
  const [last] = await db
    .select()
    .from(receiptCorrections)
    .where(eq(receiptCorrections.orderId, orderId))
    .orderBy(desc(receiptCorrections.no))
    .limit(1);
  const issuesInAll = await countIssues(db, orderId);
  const { document, sha256 } = last ?? first;
  return { document, sha256, correction: last?.no ?? 0, issues: issuesInAll - (last?.issuesBefore ?? 0), issuesInAll };
}

/** Saves a receipt that replaces `before`. */
export async function insertCorrection(
  db: Db,
  orderId: string,
  { document, sha256 }: StoredReceipt,
  before: ValidReceipt,
): Promise<void> {
  const { receipt_no: receiptNo, addressee, amount, issued_on: issuedOn } = document;
  await db.insert(receiptCorrections).values({
    orderId,
    no: before.correction + 1,
    receiptNo,
    document,
    sha256,
    addressee,
    amount,
    issuedOn,
    issuesBefore: before.issuesInAll,
  });
}

export async function insertReceipt(db: Db, orderId: string, { document, sha256 }: StoredReceipt): Promise<void> {
  const { receipt_no: receiptNo, addressee, amount, issued_on: issuedOn } = document;
  await db.insert(receipts).values({ orderId, receiptNo, document, sha256, addressee, amount, issuedOn });
}

async function countIssues(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(receiptIssues).where(eq(receiptIssues.orderId, orderId));
  return row?.total ?? 0;
}

export async function insertIssue(db: Db, issue: typeof receiptIssues.$inferInsert): Promise<void> {
  await db.insert(receiptIssues).values(issue);
}

/** Returns the number of amendments that changed what a receipt shows. */
export async function countReceiptAmendments(db: Db, orderId: string): Promise<number> {
  const [row] = await db
    .select({ total: count() })
    .from(orderAmendments)
    .where(
      and(
        eq(orderAmendments.orderId, orderId),
        sql`(${orderAmendments.difference} <> 0 or ${orderAmendments.settlesBy} = 'shop_bears' or 'lines' = any(${orderAmendments.kinds}))`,
      ),
    );
  return row?.total ?? 0;
}
