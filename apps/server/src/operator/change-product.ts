import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { products, stocks } from '../db/schema/catalogue.ts';
import { NotFoundError } from '../errors/index.ts';

interface ProductChange {
  key: string;
  /** Pieces that can be sold. */
  quantity?: number;
  /** Yen, tax included. */
  price?: number;
  /** Why it cannot be sold; null puts it on sale again. */
  suspend_reason?: string | null;
}

/** Changes stock, price or suspension of a product. @throws NotFoundError `product.not_found` */
export async function changeProduct(
  db: Db,
  { key, quantity, price, suspend_reason: reason }: ProductChange,
  now: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: products.id }).from(products).where(eq(products.key, key)).for('update');
    if (!row) throw new NotFoundError('product.not_found', '商品が見つかりませんでした。');
    if (quantity !== undefined) await tx.update(stocks).set({ quantity }).where(eq(stocks.productId, row.id));
    if (price === undefined && reason === undefined) return;
    await tx
      .update(products)
      .set({
        ...(price !== undefined && { price }),
        ...(reason !== undefined && {
          saleStatus: reason === null ? ('on_sale' as const) : ('suspended' as const),
          suspendReason: reason,
        }),
        updatedAt: now,
      })
      .where(eq(products.id, row.id));
  });
}
