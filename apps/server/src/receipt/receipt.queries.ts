import { count, desc, eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { orders, orderTaxes } from '../db/schema/orders.ts';
import { receiptIssues, receipts } from '../db/schema/receipts.ts';
import type { OrderTax } from './make-receipt.ts';
import type { ReceiptDocument } from './receipt-document.ts';

/** A receipt as it was first issued, with the proof that it is as it was. */
export interface KeptReceipt {
  document: ReceiptDocument;
  sha256: string;
}

/** Receipts of one order are issued one after the other. */
export async function lockOrder(db: Db, orderId: string): Promise<void> {
  await db.select({ id: orders.id }).from(orders).where(eq(orders.id, orderId)).for('update');
}

/** The taxes of an order, the higher rate first. */
export function selectOrderTaxes(db: Db, orderId: string): Promise<OrderTax[]> {
  return db
    .select({ tax_rate_percent: orderTaxes.ratePercent, taxable_incl: orderTaxes.taxableIncl, tax: orderTaxes.tax })
    .from(orderTaxes)
    .where(eq(orderTaxes.orderId, orderId))
    .orderBy(desc(orderTaxes.ratePercent));
}

export async function findReceipt(db: Db, orderId: string): Promise<KeptReceipt | undefined> {
  const [row] = await db
    .select({ document: receipts.document, sha256: receipts.sha256 })
    .from(receipts)
    .where(eq(receipts.orderId, orderId));
  return row;
}

export async function insertReceipt(db: Db, orderId: string, { document, sha256 }: KeptReceipt): Promise<void> {
  const { receipt_no: receiptNo, addressee, amount, issued_on: issuedOn } = document;
  await db.insert(receipts).values({ orderId, receiptNo, document, sha256, addressee, amount, issuedOn });
}

export async function countIssues(db: Db, orderId: string): Promise<number> {
  const [row] = await db.select({ total: count() }).from(receiptIssues).where(eq(receiptIssues.orderId, orderId));
  return row?.total ?? 0;
}

export async function insertIssue(db: Db, issue: typeof receiptIssues.$inferInsert): Promise<void> {
  await db.insert(receiptIssues).values(issue);
}
