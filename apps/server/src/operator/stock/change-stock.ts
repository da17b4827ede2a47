import { lockStocks, moveStock } from '../../checkout/order/stock.queries.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import type { AuditCtx } from '../../platform/audit/operator-ctx.ts';
import { ledgerName } from './ledger-name.ts';
import { stockDifference, type StockChange } from './stock-change.rules.ts';
import { movedProducts } from './stock-state.queries.ts';

/** A change of one product's stock. */
export interface StockRequest extends StockChange {
  kind?: 'receipt' | 'correction';
  reason?: string;
}

/**
 * Moves the stock of one product by a count or a difference (decision 105).
 * @throws InvalidInputError `stock.refused`
 */
export async function changeStock(
  { db, clock, actor }: Pick<AuditCtx, 'db' | 'clock' | 'actor'>,
  productId: number,
  { kind, reason, ...change }: StockRequest,
): Promise<void> {
  const [stock] = await lockStocks(db, [productId], clock.now());
  const hasMoved = (await movedProducts(db, [productId])).has(productId);
  const difference = stockDifference(change, { quantity: stock?.quantity ?? 0, hasMoved, countedBefore: null });
  if ('message' in difference) throw new InvalidInputError('stock.refused', difference.message);
  if (difference.delta === 0) return;
  const counted = change.counted ?? null;
  await moveStock(db, [
    {
      productId,
      delta: difference.delta,
      kind: counted === null ? (kind ?? 'correction') : 'count',
      reason: reason ?? null,
      actor: ledgerName(actor),
      counted,
      at: clock.now(),
    },
  ]);
}
