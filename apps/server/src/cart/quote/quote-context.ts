import { TAX_ROUNDING } from '@shop/constants';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import { findCoupons } from '../../payment/coupon/coupon.queries.ts';
import { hasFeature } from '../../platform/channel/require-feature.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { methodsOf } from '../../payment/methods-of.ts';
import { pointBalance } from '../../payment/point/points.ts';
import type { CartDocument } from '../cart-document.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { productInputsOf } from './product-inputs-of.ts';
import type { QuoteInput } from './quote-input.ts';

/** The inputs of a quote, without the cart. */
export type QuoteContext = Omit<QuoteInput, 'cart'>;

/** Returns the keys of all products in a cart, extras included. */
function productKeysOf({ lines }: CartDocument): string[] {
  return lines.flatMap((line) => [line.product_key, ...(line.accessories ?? []).map(({ product_key }) => product_key)]);
}

/**
 * Collects the inputs for a cart and for `moreKeys`, products to be added. Reads the cached snapshots, and the database
 * only for coupons or points.
 */
export async function quoteContext(
  ctx: Ctx,
  cart: CartDocument,
  moreKeys: readonly string[] = [],
): Promise<QuoteContext> {
  const { channel } = ctx;
  const now = ctx.clock.now();
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  const coupons =
    cart.coupons.length === 0 ? [] : await findCoupons(ctx.db, cart.coupons, { channelId: channel.id, userId });
  return {
    now,
    userId,
    pointBalance:
      cart.points && userId !== null && hasFeature(channel, 'IS_USE_POINT')
        ? await pointBalance(ctx.db, { userId, channelId: channel.id }, now)
        : 0,
    products: productInputsOf(ctx, [...productKeysOf(cart), ...moreKeys]),
    delivery: deliveryTablesOf(ctx),
    payments: methodsOf(ctx),
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    taxRates: catalogueOf(ctx).taxRates.map(({ taxClass, effectiveFrom, percent }) => ({
      taxClass,
      effectiveFrom,
      ratePercent: percent,
    })),
    rounding: TAX_ROUNDING,
  };
}
