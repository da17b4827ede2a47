import type { Order } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { findOrder, type PaidOrder } from './order.queries.ts';
import { findOwnOrder, orderNotFound, type OrderAccess } from './own-order.ts';
import { isReadByToken } from './read-by-token.ts';
import { showOrder } from './show-order.ts';

/** An order of the member, or of a mailed link. @throws as `findOwnOrder` */
export async function getOrder({ ctx, input }: { ctx: Ctx; input: { access: OrderAccess } }): Promise<Order> {
  return showOrder(ctx, await findOwnOrder(ctx, input.access));
}

/**
 * The order that a cart became: for its member, and for whoever has the cart's token for 24 hours.
 * @throws NotFoundError `order.not_found`
 */
export async function getGuestOrder({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: { id: string; cart_token: string | null };
}): Promise<Order> {
  const found = await findOrder(ctx.db, input.id);
  if (!found || found.order.channelId !== ctx.channel.id || !mayRead(ctx, found, input.cart_token))
    throw orderNotFound();
  return showOrder(ctx, found);
}

function mayRead(ctx: Ctx, found: PaidOrder, cartToken: string | null): boolean {
  if (ctx.actor.kind === 'member' && found.order.userId === ctx.actor.userId) return true;
  return cartToken !== null && isReadByToken(ctx, found, cartToken);
}
