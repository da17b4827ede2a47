import { stocks } from '../../platform/db/schema/catalogue.ts';
import type { TableContext } from './content-table.ts';

/** Inserts a row of stock for each product; a new one has no pieces. */
export async function fillStock({ db }: TableContext, productIds: readonly unknown[]): Promise<void> {
  if (productIds.length === 0) return;
  await db
    .insert(stocks)
    .values(productIds.map((id) => ({ productId: Number(id), quantity: 0 })))
    .onConflictDoNothing();
}
