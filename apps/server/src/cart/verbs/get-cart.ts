import type { Cart } from '@shop/api';
import type { Ctx } from '../../context/ctx.ts';
import { currentCart } from '../change-cart.ts';
import { loadCart } from '../load-cart.ts';

/** The cart as it stands, quoted now. @throws GoneError `cart.common.is_expired` */
export async function getCart({ ctx, input }: { ctx: Ctx; input: { token: string } }): Promise<Cart> {
  return currentCart(ctx, await loadCart(ctx, input.token));
}
