import type { Ctx } from '../context/ctx.ts';
import type { PaidOrder } from './order.queries.ts';

const readingMs = 24 * 60 * 60_000;

/**
 * Whether the cart token is enough to read the order: on its channel and for 24 hours, for guests and for members whose session
 * has ended.
 */
export function isReadByToken(
  { clock, channel }: Pick<Ctx, 'clock' | 'channel'>,
  { order }: PaidOrder,
  cartToken: string,
): boolean {
  const isFresh = clock.now().getTime() - order.orderedAt.getTime() < readingMs;
  return isFresh && cartToken === order.cartToken && order.channelId === channel.id;
}
