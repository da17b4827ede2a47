import type { SeedContext } from './seed-context.ts';
import { stocks } from '../platform/db/schema/catalogue.ts';
import { stockMoves } from '../platform/db/schema/stock-moves.ts';

/** Gives new products their first pieces, with the move of the ledger. */
export async function openStock(
  { db, now }: Pick<SeedContext, 'db' | 'now'>,
  pieces: readonly { productId: number; quantity: number }[],
): Promise<void> {
  await db.insert(stocks).values([...pieces]);
  const moves = pieces
    .filter(({ quantity }) => quantity > 0)
    .map(({ productId, quantity }) => ({
      productId,
      delta: quantity,
      kind: 'receipt' as const,
      reason: '見本の在庫',
      actor: 'shop',
      at: now,
    }));
  await db.insert(stockMoves).values(moves);
}
