import { ShopError } from '../platform/errors/index.ts';
import type { JobContext } from '../platform/jobs/job.ts';
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
 * Makes the next step of many orders, in the order of their names, so that two lists never wait for one another in a circle.
 * Call it inside a transaction and undo that when an error comes back: the others are tried all the same, so that one run
 * tells all.
 */
export async function moveOrders(ctx: JobContext, moves: readonly NamedMove[]): Promise<MoveError[]> {
  const errors: MoveError[] = [];
  const inTurn = moves.map((move, row) => ({ ...move, row })).toSorted((a, b) => (a.key < b.key ? -1 : 1));
  for (const { key, row, ...move } of inTurn) {
    try {
      await moveOrder(ctx, key, move);
    } catch (error) {
      if (!(error instanceof ShopError)) throw error;
      errors.push({ row, field: key, message: error.message });
    }
  }
  return errors.toSorted((a, b) => a.row - b.row);
}
