import { inTransaction } from '../platform/context/in-transaction.ts';
import { ShopError } from '../platform/errors/index.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { moveOrder, type OrderMove } from './move-order.ts';

/** One order of many, by id or number, with its step. */
export type NamedMove = OrderMove & { readonly key: string };

/** Why an order of the list cannot make its step; `row` counts from 0. */
export interface MoveError {
  readonly row: number;
  readonly field: string;
  readonly message: string;
}

/**
 * Moves many orders to their next step, sorted by key, so that two lists never deadlock. Call it inside a transaction:
 * all orders are tried, each in a savepoint, so that one run reports all errors and the others can still go.
 */
export async function moveOrders(ctx: OperatorCtx, moves: readonly NamedMove[]): Promise<MoveError[]> {
  const errors: MoveError[] = [];
  const inTurn = moves.map((move, row) => ({ ...move, row })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, row, ...move } of inTurn) {
    try {
      await inTransaction(ctx, (ctx) => moveOrder(ctx, key, move));
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      errors.push({ row, field: key, message: error.message });
    }
  }
  return errors.toSorted((a, b) => a.row - b.row);
}
