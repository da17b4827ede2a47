import { amendmentCopy, type AmendmentChange } from '@shop/copy';
import type { CartDocument } from '../../cart/cart-document.ts';
import type { Quote } from '../../cart/quote/quoted.ts';
import type { Problem } from '../../cart/quote/quote-problems.ts';
import { ConflictError, InvalidInputError } from '../../platform/errors/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { orderSnapshotOf } from '../order/order-snapshot-of.ts';
import type { OrderSnapshot } from '../order/order-snapshot.ts';
import { changeRefusal } from './amend-refusal.ts';
import type { AmendedOrder } from './amended-order.ts';
import type { AmendmentContext } from './amendment-context.ts';
import type { AmendmentKind, Settlement } from './amendment-kinds.ts';
import type { AmendmentRequest } from './amendment-request.ts';
import { describeAmendment } from './describe-amendment.ts';
import { keepAgreed } from './keep-agreed.ts';
import { quoteBorne, requote } from './requote.ts';
import { waysToSettle } from './ways-to-settle.ts';

const { refusals } = amendmentCopy;

/** Everything that an amendment decides before it is written. */
export interface PlannedAmendment {
  quote: Quote;
  snapshot: OrderSnapshot;
  kinds: AmendmentKind[];
  changes: AmendmentChange[];
  /** Yen with tax that the order costs more, before the shop bears it. */
  difference: number;
  ways: Settlement[];
  /** Null in a dry run that has to choose among several. */
  settlesBy: Settlement | null;
}

/**
 * Plans an amendment from the edited cart. Reads no database: the inputs are locked.
 * @throws ConflictError `order.cannot_amend` with the reason, `amendment.settlement` when one of several ways must be
 * chosen; InvalidInputError `amendment.not_possible` with the problems of the quote
 */
export function planAmendment(
  ctx: Pick<JobContext, 'clock' | 'snapshots'>,
  amended: AmendedOrder,
  carts: { before: CartDocument; after: CartDocument },
  { context, request, isDryRun }: { context: AmendmentContext; request: AmendmentRequest; isDryRun: boolean },
): PlannedAmendment {
  const { order, channel } = amended;
  const before = order.snapshot;
  const input = quoteInputOf(carts, before, context);
  const { quote, borneIfShopBears } = requote(input, before);
  refuseProblems(quote, carts, amended);
  const difference = quote.totals.total - order.totalPayment;
  const shop = { snapshots: ctx.snapshots, clock: ctx.clock, channel };
  const snapshot = orderSnapshotOf(shop, input.cart, quote, before);
  const { kinds, changes } = describeAmendment(before, snapshot);
  const refused = changeRefusal(amended, { kinds, difference, dropsTracking: request.drops_tracking === true });
  if (refused !== null) throw new ConflictError('order.cannot_amend', refused);
  if (quote.totals.total === 0 && order.totalPayment > 0)
    throw new ConflictError('order.cannot_amend', refusals.becomesFree);
  const { ways, settlesBy } = chosenWay(amended, { total: quote.totals.total, difference, request, isDryRun });
  if (settlesBy !== 'shop_bears') return { quote, snapshot, kinds, changes, difference, ways, settlesBy };
  const borne = quoteBorne(input, before, borneIfShopBears);
  if (borne.totals.total !== order.totalPayment) throw new ConflictError('order.cannot_amend', refusals.shopCannotBear);
  const ofShop = orderSnapshotOf(shop, input.cart, borne, before);
  const described = describeAmendment(before, ofShop);
  return { quote: borne, snapshot: ofShop, ...described, difference, ways, settlesBy };
}

/** Returns the inputs of the quote: what the amendment does not affect keeps its days, fees and discounts. */
function quoteInputOf(
  carts: { before: CartDocument; after: CartDocument },
  before: OrderSnapshot,
  context: AmendmentContext,
) {
  const goodsOf = ({ lines }: CartDocument) =>
    lines
      .flatMap((line) => [line, ...(line.accessories ?? [])])
      .reduce((sum, { quantity, agreed }) => sum + quantity * (agreed?.unit_price ?? 0), 0);
  const isSameGoods = goodsOf(carts.before) === goodsOf(carts.after);
  const applied = new Map(before.coupons.map(({ code, discount }) => [code, discount]));
  const coupons = new Map(
    [...context.coupons].map(([code, coupon]) => {
      const discount = applied.get(code);
      if (!isSameGoods || discount === undefined) return [code, coupon];
      const kept = coupon.kind === 'free_carriage' ? {} : { kind: 'amount' as const, value: discount };
      return [code, { ...coupon, ...kept, min_subtotal: 0 }];
    }),
  );
  const hasFreeCarriage = [...coupons.values()].some(({ kind }) => kind === 'free_carriage');
  const cart = keepAgreed(carts.after, carts.before, before, { keepsFees: isSameGoods || !hasFreeCarriage });
  return { ...context, coupons, cart: { ...cart, coupons: cart.coupons.filter((code) => coupons.has(code)) } };
}

/** Refuses what the amendment makes impossible; what was accepted with the order is not questioned again. */
function refuseProblems(
  quote: Quote,
  { before, after }: { before: CartDocument; after: CartDocument },
  { payment }: AmendedOrder,
): void {
  const late = quote.shippings.flatMap(({ parcels }) => parcels).some(({ prepaid }) => prepaid?.moved_from);
  const isSameGift = (key: string | null) => {
    const [old, now] = [before, after].map(({ shippings }) => shippings.find((shipping) => shipping.key === key));
    return (
      old?.noshi === now?.noshi &&
      old?.wrapping_code === now?.wrapping_code &&
      before.lines.length === after.lines.length
    );
  };
  const isNew = ({ code, shipping_key: key }: Problem): boolean => {
    if (code.startsWith('coupon.') || code.startsWith('cart.social.') || code.endsWith('.address_contradicts'))
      return false;
    if (code === 'cart.shipping.noshi_unavailable' || code === 'cart.shipping.wrapping_unavailable')
      return !isSameGift(key);
    const isGift = after.shippings.some((shipping) => shipping.key === key && shipping.social);
    if (isGift) return false;
    return code !== 'cart.order.payment_closed' || hasOther(before, after);
  };
  const messages = [
    ...quote.problems.filter(isNew).map(({ code, message }) => {
      if (code !== 'cart.order.payment_closed') return message;
      const { method, reason } = quote.payment ?? {};
      const isCardTooLate =
        method?.authorised_days !== undefined && (payment.state === 'kept' || payment.state === 'authorised');
      return isCardTooLate ? refusals.cardRange : refusals.payment(method?.name ?? '', reason ?? '');
    }),
    ...(late ? [refusals.payBy] : []),
  ];
  const [first] = messages;
  if (first === undefined) return;
  throw new InvalidInputError('amendment.not_possible', first, { errors: { amend: [...new Set(messages)] } });
}

/** Whether an amendment changes what decides whether a payment method can be used. */
function hasOther(before: CartDocument, after: CartDocument): boolean {
  const deciding = ({ lines, shippings }: CartDocument) =>
    JSON.stringify([
      lines.map(({ key, quantity, accessories }) => [
        key,
        quantity,
        accessories?.map((extra) => [extra.key, extra.quantity]),
      ]),
      shippings.map(({ key, address, noshi, wrapping_code, packings }) => [
        key,
        address,
        noshi,
        wrapping_code,
        packings,
      ]),
    ]);
  return deciding(before) !== deciding(after);
}

function chosenWay(
  { order, payment }: AmendedOrder,
  {
    total,
    difference,
    request,
    isDryRun,
  }: { total: number; difference: number; request: AmendmentRequest; isDryRun: boolean },
): { ways: Settlement[]; settlesBy: Settlement | null } {
  const { ways, refusal } = waysToSettle(payment, { code: order.snapshot.payment_code, total, difference });
  if (refusal !== null) throw new ConflictError('order.cannot_amend', refusal);
  const [first, ...others] = ways;
  const wanted = request.settles_by ?? (others.length === 0 ? (first ?? null) : null);
  if (wanted !== null && !ways.includes(wanted))
    throw new ConflictError('amendment.settlement', refusals.wayClosed, { details: { ways } });
  if (wanted === null && !isDryRun) {
    const named = ways.map((way) => `${way}(${amendmentCopy.ways[way]})`);
    throw new ConflictError('amendment.settlement', refusals.choose(named), { details: { ways } });
  }
  return { ways, settlesBy: wanted };
}
