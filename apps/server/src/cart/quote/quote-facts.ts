import type { Ctx } from '../../context/ctx.ts';
import type { CartDocument } from '../cart-document.ts';
import { findCoupons } from '../cart.queries.ts';
import { productFactsOf } from './product-facts-of.ts';
import type { QuoteInput } from './quote.ts';

/** Everything a quote of one cart needs but the cart itself. */
export type QuoteFacts = Omit<QuoteInput, 'cart'>;

/**
 * Gathers the facts for a cart and for `moreKeys`, products about to be put in. Reads the process's snapshots, and the
 * database only when the cart has coupons.
 */
export async function quoteFacts(ctx: Ctx, cart: CartDocument, moreKeys: readonly string[] = []): Promise<QuoteFacts> {
  const { channel, snapshots } = ctx;
  const { delivery, payments } = snapshots.checkout.value;
  const { SHIPPING, GIFT } = channel.settings.ORDER;
  const coupons = cart.coupons.length === 0 ? [] : await findCoupons(ctx.db, cart.coupons);
  return {
    now: ctx.clock.now(),
    userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
    products: productFactsOf(ctx, [...cart.lines.map((line) => line.product_key), ...moreKeys]),
    delivery: { ...delivery, free_carriage_from: SHIPPING.FREE_CARRIAGE_THRESHOLD, wrappings: GIFT.WRAPPINGS },
    payments: payments.get(channel.id) ?? [],
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    taxRates: snapshots.catalogue.value.taxRates.map(({ taxClass, effectiveFrom, percent }) => ({
      taxClass,
      effectiveFrom,
      ratePercent: percent,
    })),
    rounding: 'floor',
  };
}
