import { TAX_ROUNDING } from '@shop/constants';
import { inJapan } from '@shop/japanese';
import { taxRateOn, type TaxRate } from '@shop/money';
import { catalogueOf } from '../../catalogue/catalogue-of.ts';
import type { CartDocument } from '../../cart/cart-document.ts';
import { lastingInputsOf, productInputsOf } from '../../cart/quote/product-inputs-of.ts';
import type { ProductInputs, TaxClass } from '../../cart/quote/product-inputs.ts';
import type { QuoteContext } from '../../cart/quote/quote-context.ts';
import { deliveryTablesOf } from '../../delivery/delivery-tables-of.ts';
import { lockCoupons } from '../../payment/coupon/coupon.queries.ts';
import { refusalOf, type CouponContext } from '../../payment/coupon/coupon.rules.ts';
import { pointBalance } from '../../payment/point/points.ts';
import { lockPoints } from '../../payment/point/point.queries.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { lockStocks, reservedPieces } from '../order/stock.queries.ts';
import { isAwaitingMoney, type AmendedOrder } from './amended-order.ts';
import { productsByKey } from './amendment.queries.ts';
import { methodsForAmendment } from './methods-for-amendment.ts';

/** The inputs of the quote of an amended order, and the tax rate of a new product. */
export interface AmendmentContext extends QuoteContext {
  rateOf: (taxClass: TaxClass) => number;
}

/**
 * Collects the inputs with the stock, coupons and points of the order locked, in the order of every purchase. Its own
 * pieces count as stock; the fees have the rate that they had.
 * @param keys the products of the cart and those to be added
 */
export async function amendmentContext(
  ctx: JobContext,
  amended: AmendedOrder,
  cart: CartDocument,
  keys: readonly string[],
): Promise<AmendmentContext> {
  const { channel, order, payment } = amended;
  const now = ctx.clock.now();
  const shop = { ...ctx, channel };
  const taxRates: TaxRate[] = catalogueOf(shop).taxRates.map(({ taxClass, effectiveFrom, percent }) => ({
    taxClass,
    effectiveFrom,
    ratePercent: percent,
  }));
  const rateOf = (taxClass: TaxClass) => taxRateOn(taxRates, taxClass, inJapan(now).day);
  const products = await lockedProducts(ctx, amended, keys);
  const coupons = await lockedCoupons(ctx, amended, cart);
  return {
    now,
    userId: order.userId,
    products,
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    pointBalance: await lockedPoints(ctx, amended),
    delivery: { ...deliveryTablesOf(shop), is_several_allowed: true, is_wrapping_required: false },
    payments: methodsForAmendment(shop, amended, now),
    // Every line has a rate of its own, so that these are the rates of the fees alone.
    taxRates: (['standard', 'reduced'] as const).map((taxClass) => ({
      taxClass,
      effectiveFrom: '1970-01-01',
      ratePercent: (taxClass === 'standard' && order.snapshot.fees[0]?.tax_rate_percent) || rateOf(taxClass),
    })),
    rounding: TAX_ROUNDING,
    ...(isAwaitingMoney(amended) && payment.expiresAt && { payBy: inJapan(payment.expiresAt).day }),
    rateOf,
  };
}

async function lockedProducts(
  ctx: JobContext,
  { order, channel }: AmendedOrder,
  keys: readonly string[],
): Promise<Map<string, ProductInputs>> {
  const products = productInputsOf({ ...ctx, channel }, keys);
  const rows = await productsByKey(ctx.db, keys);
  const ordered = new Set(
    order.snapshot.lines.flatMap((line) => [line, ...(line.accessories ?? [])]).map(({ product_key }) => product_key),
  );
  for (const row of rows) {
    // What left the catalogue can stay in the order; more of it cannot be added.
    if (!products.has(row.key) && ordered.has(row.key))
      products.set(row.key, {
        ...lastingInputsOf(row, new Map()),
        suspended_reason: 'この商品の取り扱いは終了しました。',
        stock: 0,
      });
  }
  const own = new Map((await reservedPieces(ctx.db, order.id)).map((piece) => [piece.productId, piece.quantity]));
  const locked = await lockStocks(
    ctx.db,
    [...products.values()].map(({ id }) => id),
    ctx.clock.now(),
  );
  for (const row of locked) {
    const known = products.get(row.key);
    if (!known) continue;
    const isOnSale = row.saleStatus !== 'suspended';
    products.set(row.key, {
      ...known,
      stock: row.quantity + (own.get(row.productId) ?? 0),
      unit_price: row.price,
      tax_class: row.taxClass,
      purchase_limit: row.purchaseLimit,
      ...(!isOnSale && { suspended_reason: row.suspendReason ?? known.suspended_reason ?? '' }),
    });
  }
  return products;
}

/**
 * Locks the coupons of the order. They apply with the terms of the order, whatever their dates and numbers are now; one
 * that an earlier amendment lost returns while it is not used up.
 */
async function lockedCoupons(
  ctx: JobContext,
  { order }: AmendedOrder,
  { coupons: codes }: CartDocument,
): Promise<CouponContext[]> {
  if (codes.length === 0) return [];
  const rows = await lockCoupons(ctx.db, codes, order);
  const isUsed = (code: string) => order.snapshot.coupons.some((coupon) => coupon.code === code);
  return rows
    .filter((row) => isUsed(row.code) || refusalOf(row, { userId: order.userId, now: order.orderedAt }) === null)
    .map((row) => ({
      ...row,
      starts_at: new Date(0),
      ends_at: new Date(8_640_000_000_000_000),
      usage_limit: null,
      user_id: null,
      is_member_only: false,
      per_member_limit: null,
    }));
}

/** Returns the points that the order may use: those that it used, and the balance of the member. */
async function lockedPoints(ctx: JobContext, { order, original }: AmendedOrder): Promise<number> {
  const { userId, channelId, snapshot } = order;
  if (userId === null || original.points_used === 0) return snapshot.points_used;
  await lockPoints(ctx.db, userId);
  return snapshot.points_used + (await pointBalance(ctx.db, { userId, channelId }, ctx.clock.now()));
}
