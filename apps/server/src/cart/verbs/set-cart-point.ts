import type { Cart, CartPointInput } from '@shop/api';
import { requireFeature } from '../../platform/channel/require-feature.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { pointBalance } from '../../payment/point/points.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import { quote } from '../quote/quote.ts';
import type { CartCall } from './cart-input.ts';

/**
 * Sets how many points the order spends; 0 for none. They are deducted when the order is placed.
 * @throws InvalidInputError `point.insufficient` with the balance, `point.over_total` with the most that the cart can
 * use; ForbiddenError `shop.feature_off`
 */
export async function setCartPoint({ ctx, ref, input }: CartCall<CartPointInput>): Promise<Cart> {
  const owner = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const balance = await pointBalance(ctx.db, owner, ctx.clock.now());
  const { points } = input;
  if (points > 0) requireFeature(ctx.channel, 'IS_USE_POINT');
  return changeCart(ctx, ref, (document, context) => {
    const { points: _before, ...rest } = document;
    if (points === 0) return rest;
    if (points > balance) {
      throw cartRefusal(
        'point.insufficient',
        `ご利用いただけるポイントが足りません(残高${balance.toLocaleString('ja-JP')}ポイント)。`,
        'points',
      );
    }
    const { limit } = quote({ ...context, cart: rest }).points;
    if (points > limit) {
      throw cartRefusal(
        'point.over_total',
        `このご注文でご利用いただけるのは${limit.toLocaleString('ja-JP')}ポイントまでです。`,
        'points',
      );
    }
    return { ...rest, points };
  });
}
