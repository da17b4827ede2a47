import type { DecisionResult } from '@shop/api';
import { lockCart } from '../cart/cart.queries.ts';
import type { Ctx } from '../context/ctx.ts';
import { inTransaction } from '../context/in-transaction.ts';
import { resultOf } from './decide-cart.ts';
import { orderNotFound } from '../order/own-order.ts';
import { findStandingOrderOf } from '../order/order.queries.ts';
import { isReadByToken } from '../order/read-by-token.ts';

/**
 * The order that a cart became or that is being paid for, for whoever got no answer to the decision.
 * @throws NotFoundError `order.not_found` when none stands, and when the token is not (any more) enough to read it
 */
export async function getCartDecision({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<DecisionResult> {
  const found = await inTransaction(ctx, async ({ db }) => {
    // A decision under way holds the cart until its order is written.
    await lockCart(db, input.token);
    return findStandingOrderOf(db, input.token);
  });
  if (!found || !isReadByToken(ctx, found, input.token)) throw orderNotFound();
  return resultOf(found);
}
