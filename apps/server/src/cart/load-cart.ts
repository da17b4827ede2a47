import type { Ctx } from '../platform/context/ctx.ts';
import { cartExpired } from './cart-errors.ts';
import { withOfferedGifts } from './gift/offered-gifts.ts';
import { findCart, type CartRow } from './cart.queries.ts';

/**
 * Returns the cart of a token if it is not expired, of this channel, and a guest's or this member's own.
 * @throws GoneError `cart.common.is_expired` otherwise, so that nothing is disclosed about other carts
 */
export async function loadCart(ctx: Ctx, token: string): Promise<CartRow> {
  const stored = await findCart(ctx.db, token);
  if (!stored || !isReachable(stored, ctx)) throw cartExpired();
  return withOfferedGifts(stored, ctx.channel);
}

/** Whether this visitor may use the cart on this channel now. */
export function isReachable(
  row: CartRow,
  { actor, channel, clock }: Pick<Ctx, 'actor' | 'channel' | 'clock'>,
): boolean {
  const isOwn = row.userId === null || (actor.kind === 'member' && actor.userId === row.userId);
  return isOwn && row.channelId === channel.id && row.expiresAt > clock.now();
}
