import { ERROR_CODES } from '@shop/constants';
import { hasFeature } from '../../platform/channel/require-feature.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { NewMail } from '../../platform/mail/mail.queries.ts';
import { cartConflict, cartExpired, cartRefusal } from '../../cart/cart-errors.ts';
import { lockCart, type CartRow } from '../../cart/cart.queries.ts';
import { isReachable } from '../../cart/load-cart.ts';
import { withOfferedGifts } from '../../cart/gift/offered-gifts.ts';
import { presentCart } from '../../cart/present/present-cart.ts';
import { quoteContext, type QuoteContext } from '../../cart/quote/quote-context.ts';
import { quote } from '../../cart/quote/quote.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import { lockCoupons } from '../../payment/coupon/coupon.queries.ts';
import { earnPoints, spendPoints } from '../../payment/point/order-points.ts';
import { pointBalance } from '../../payment/point/points.ts';
import { lockPoints } from '../../payment/point/point.queries.ts';
import { newOrderOf, type PlacedPayment } from './new-order-of.ts';
import { findOrder, findOrderByKey, type PaidOrder } from './order.queries.ts';
import { newOrderMail } from './queue-order-mail.ts';
import { lockStocks } from './stock.queries.ts';
import { writeOrder } from './write-order.queries.ts';

/** Input of an order: the cart, the key of the confirmation screen, the hash that was shown there. */
export interface PlaceOrderInput extends PlacedPayment {
  token: string;
  idempotency_key: string;
  quote_hash: string;
}

/** The order, and whether this call placed it. */
export interface PlacedOrder extends PaidOrder {
  isNew: boolean;
}

/**
 * Places an order from a cart in the transaction of `ctx`: locks the cart, returns the order that it became (by this
 * key or another), otherwise locks stock, coupons and points in a fixed order, quotes again, takes the stock and writes
 * the order. Nothing is written when it throws; it also throws when an earlier order of this key failed (see
 * `decideCart`).
 * @throws GoneError `cart.common.is_expired`
 * @throws ConflictError `cart.quote_changed` with the current cart, when the hash shown differs from the quote's
 * @throws InvalidInputError `cart.not_ready` with the quote's problems, `payment.token_required`,
 * `payment.store_required`
 */
export async function placeOrder(ctx: Ctx, input: PlaceOrderInput): Promise<PlacedOrder> {
  const stored = await lockCart(ctx.db, input.token);
  if (!stored || !isReachable(stored, ctx)) throw cartExpired();
  const cart = withOfferedGifts(stored, ctx.channel);
  const existing = cart.orderId === null ? undefined : await existingOrder(ctx, cart, input);
  if (existing) return { ...existing, isNew: false };

  const context = await lockedContext(ctx, cart);
  const agreed = quote({ ...context, cart: cart.document });
  refuseUnlessAgreed(ctx, cart, agreed, input);
  const order = newOrderOf(ctx, cart, agreed, context, input);
  const isWaiting = order.order.status === 'awaiting_payment';
  const mails = isWaiting ? [] : mailsOf(ctx, order);
  const document = { ...cart.document, transaction_error: null };
  await writeOrder(ctx.db, { ...order, mails }, { ...cart, state: isWaiting ? 'paying' : 'decided', document });
  await spendPoints(ctx, order.order, agreed.points.used);
  if (!isWaiting) await earnPoints(ctx, order.order);
  return { order: order.order, payment: order.payment, isNew: true };
}

function mailsOf(ctx: Ctx, order: PaidOrder): NewMail[] {
  const confirmation = newOrderMail(ctx, order, 'order_confirmation');
  return order.payment.instructions ? [confirmation, newOrderMail(ctx, order, 'payment_instructions')] : [confirmation];
}

/** Returns the order of this key, or else the one that the cart became. */
async function existingOrder(ctx: Ctx, cart: CartRow, input: PlaceOrderInput): Promise<PaidOrder | undefined> {
  const byKey = await findOrderByKey(ctx.db, cart.token, input.idempotency_key);
  return byKey ?? (cart.orderId === null ? undefined : findOrder(ctx.db, cart.orderId));
}

/** Inputs of the quote with stock, price and selling state of the locked rows, coupons and points locked too. */
async function lockedContext(ctx: Ctx, { document }: CartRow): Promise<QuoteContext> {
  const context = await quoteContext(ctx, document);
  const ids = [...context.products.values()].map((product) => product.id);
  const rows = ids.length === 0 ? [] : await lockStocks(ctx.db, ids, ctx.clock.now());
  const coupons =
    document.coupons.length === 0
      ? []
      : await lockCoupons(ctx.db, document.coupons, { channelId: ctx.channel.id, userId: context.userId });
  const products = new Map(context.products);
  for (const row of rows) {
    const known = products.get(row.key);
    if (!known) continue;
    products.set(row.key, {
      ...known,
      stock: row.quantity,
      unit_price: row.price,
      tax_class: row.taxClass,
      purchase_limit: row.purchaseLimit,
      suspended_reason: row.saleStatus === 'suspended' ? (row.suspendReason ?? known.suspended_reason ?? '') : null,
    });
  }
  const balance =
    document.points && context.userId !== null && hasFeature(ctx.channel, 'IS_USE_POINT')
      ? await lockedBalance(ctx, context.userId)
      : 0;
  return {
    ...context,
    products,
    coupons: new Map(coupons.map((coupon) => [coupon.code, coupon])),
    pointBalance: balance,
  };
}

async function lockedBalance(ctx: Ctx, userId: string): Promise<number> {
  await lockPoints(ctx.db, userId);
  return pointBalance(ctx.db, { userId, channelId: ctx.channel.id }, ctx.clock.now());
}

function refuseUnlessAgreed(ctx: Ctx, cart: CartRow, agreed: Quote, input: PlaceOrderInput): void {
  if (agreed.hash !== input.quote_hash) throw cartConflict(ERROR_CODES.quoteChanged, presentCart(ctx, cart, agreed));
  if (agreed.problems.length > 0) {
    const messages = agreed.problems.map((problem) => problem.message);
    const errors = Object.fromEntries(agreed.problems.map((problem) => [problem.code, [problem.message]]));
    throw new InvalidInputError('cart.not_ready', messages[0] ?? '', { errors });
  }
  const method = agreed.payment?.method;
  if (method?.code === 'card' && !input.payment_token) {
    throw cartRefusal(
      'payment.token_required',
      'お使いになるカードを選ぶか、カード情報を入力してください。',
      'payment_token',
    );
  }
  if (method?.code === 'cvs' && !method.stores.some((store) => store.code === input.store_code)) {
    throw cartRefusal('payment.store_required', 'お支払いになるコンビニエンスストアをお選びください。', 'store_code');
  }
}
