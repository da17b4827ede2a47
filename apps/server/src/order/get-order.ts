import type { Order } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { NotFoundError } from '../errors/index.ts';
import { findOrder, type PaidOrder } from './order.queries.ts';
import { isReadByToken } from './read-by-token.ts';
import { showOrder } from './show-order.ts';

/** An order of the member. @throws NotFoundError `order.not_found`, for another member's order too (P-17) */
export async function getOrder({ ctx, input }: { ctx: Ctx; input: { id: string } }): Promise<Order> {
  const { userId } = requireMember(ctx.actor);
  return showOrder(ctx, await findMemberOrder(ctx, input.id, userId));
}

/** An order with its payment, if it is this member's and of this channel. @throws NotFoundError `order.not_found` */
export async function findMemberOrder(ctx: Ctx, id: string, userId: string): Promise<PaidOrder> {
  const found = await findOrder(ctx.db, id);
  if (!found || found.order.userId !== userId || found.order.channelId !== ctx.channel.id) throw orderNotFound();
  return found;
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

export function orderNotFound(): NotFoundError {
  return new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
}
