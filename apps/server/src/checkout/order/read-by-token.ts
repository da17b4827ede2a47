import type { Ctx } from '../../platform/context/ctx.ts';
import type { PaidOrder } from './order.queries.ts';

const readingMs = 24 * 60 * 60_000;

/** Whether an order of this channel is at most 24 hours old. */
export function isFreshOrder({ clock, channel }: Pick<Ctx, 'clock' | 'channel'>, { order }: PaidOrder): boolean {
  return clock.now().getTime() - order.orderedAt.getTime() < readingMs && order.channelId === channel.id;
}

/**
 * Whether the cart token is enough to read the order: on its channel and for 24 hours, for guests and for members whose
 * session has ended.
 */
export function isReadByToken(ctx: Pick<Ctx, 'clock' | 'channel'>, found: PaidOrder, cartToken: string): boolean {
  return cartToken === found.order.cartToken && isFreshOrder(ctx, found);
}
