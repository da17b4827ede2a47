import { daysBetween, inJapan } from '@shop/japanese';
import { taxRateOn, totals } from '@shop/money';
import { freePayment } from '../../payment/free-payment.ts';
import { authoriseDay } from '../../payment/deferred-card.rules.ts';
import {
  closedReasonOf,
  savesCard,
  paymentFee,
  type PaymentMethod,
  type PaymentSituation,
} from '../../payment/payment-method.ts';
import type { CartDocument } from '../cart-document.ts';
import { cartChanges } from './cart-changes.ts';
import { handoverChanges } from './handover-situation.ts';
import { quoteDiscounts } from './quote-discounts.ts';
import { quoteHash } from './quote-hash.ts';
import { goodsOfLines, quoteLines } from './quote-lines.ts';
import { quotePoints } from './quote-points.ts';
import { quotePrepaid } from './quote-prepaid.ts';
import { goodsProblems, missingProblems, placeProblems, problem, type Problem } from './quote-problems.ts';
import { quoteShippings, type QuotedShipping } from './quote-shipping.ts';
import type { QuoteInput } from './quote-input.ts';
import type { Quote, QuotedFees, QuotedPayment } from './quoted.ts';

/**
 * Quotes a cart for cart responses, confirmation and order, in integer yen including tax, which is rounded once per
 * rate after discounts (L-24, L-27). If 0 yen remain to be paid, `freePayment` replaces all methods.
 */
export function quote(input: QuoteInput): Quote {
  const quoted = quoteWithPayment(input);
  if (!costsNothing(input.cart, quoted)) return quoted;
  const order = { ...input.cart.order, payment_id: freePayment.id };
  return quoteWithPayment({ ...input, cart: { ...input.cart, order }, payments: [freePayment] });
}

/** Whether 0 yen remain before the payment fee, in a cart whose destinations are known. */
function costsNothing({ lines, shippings }: CartDocument, { totals: { total }, fees }: Quote): boolean {
  const used = shippings.filter(({ packings }) => packings.length > 0);
  const isPlaced = used.every(({ address, social }) => address !== null || Boolean(social));
  return lines.length > 0 && isPlaced && total === fees.payment;
}

function quoteWithPayment(input: QuoteInput): Quote {
  const { cart, now } = input;
  const day = inJapan(now).day;
  const lines = quoteLines(cart, { products: input.products, taxRates: input.taxRates, rounding: input.rounding, day });
  const discounted = quoteDiscounts(cart.coupons, lines, input);
  const prepaid = new Map(input.payments.map((method) => [method.id, quotePrepaid(cart, method, input)]));
  const shippings = quoteShippings(cart, lines, {
    now,
    products: input.products,
    delivery: input.delivery,
    payments: input.payments,
    hasFreeCarriage: discounted.hasFreeCarriage,
    prepaid: prepaid.get(cart.order.payment_id ?? 0) ?? null,
  });
  const sum = (fee: 'carriage' | 'cool' | 'island' | 'wrapping') =>
    shippings.reduce((total, shipping) => total + shipping[fee], 0);
  const sending = { carriage: sum('carriage'), cool: sum('cool'), island: sum('island'), wrapping: sum('wrapping') };
  const standard = taxRateOn(input.taxRates, 'standard', day);
  const coupons = discounted.discounts.map((discount) => discount.amount);
  const addUp = (fees: readonly number[], points: number) =>
    totals({
      lines: goodsOfLines(lines).map((line) => ({ amount: line.amount, ratePercent: line.rate_percent })),
      fees: fees.map((amount) => ({ amount, ratePercent: standard })).filter((fee) => fee.amount > 0),
      discounts: [...coupons, points],
      rounding: input.rounding,
    });
  const beforePoints = addUp(Object.values(sending), 0);
  const points = quotePoints({
    wanted: cart.points ?? 0,
    balance: input.pointBalance,
    goods: coupons.reduce((goods, amount) => goods - amount, beforePoints.lines),
  });
  const withoutPayment = points.used > 0 ? addUp(Object.values(sending), points.used) : beforePoints;
  const situation = situationOf(cart, withoutPayment.total, daysAhead(shippings, day), input.payments);
  const open = input.payments.filter(({ is_fallback }) => !is_fallback);
  const payments = open.map((method) => ({
    method,
    fee: paymentFee(method, withoutPayment.total),
    reason: closedReasonOf(method, situation),
    prepaid: prepaid.get(method.id) ?? null,
    authorise_on: savesCard(method, situation) ? authoriseDay(day, situation.days_ahead) : null,
  }));
  const payment = payments.find((known) => known.method.id === cart.order.payment_id) ?? null;
  const fees: QuotedFees = { ...sending, payment: payment?.fee ?? 0 };
  const result: Omit<Quote, 'hash'> = {
    lines,
    shippings,
    fees,
    discounts: discounted.discounts,
    points,
    totals: fees.payment > 0 ? addUp(Object.values(fees), points.used) : withoutPayment,
    payments,
    payment,
    standard_rate_percent: standard,
    changes: [...cartChanges(cart, lines), ...handoverChanges(shippings.flatMap(({ parcels }) => parcels))],
    problems: [
      ...goodsProblems(cart, lines, shippings, {
        products: input.products,
        isWrappingRequired: input.delivery.is_wrapping_required,
        isSeveralAllowed: input.delivery.is_several_allowed,
      }),
      ...placeProblems(cart),
      ...missingProblems(cart),
      ...discounted.problems,
      ...paymentProblems(payment),
    ],
  };
  return { ...result, hash: quoteHash(cart, result) };
}

/** Returns the days until the first and the last parcel are prepared. */
function daysAhead(
  shippings: readonly QuotedShipping[],
  day: string,
): Pick<PaymentSituation, 'days_ahead' | 'first_days_ahead'> {
  const days = shippings.flatMap(({ parcels }) =>
    parcels.flatMap(({ expected }) => (expected ? [daysBetween(day, expected.ship_date)] : [])),
  );
  return { days_ahead: Math.max(0, ...days), first_days_ahead: days.length === 0 ? 0 : Math.min(...days) };
}

function situationOf(
  cart: CartDocument,
  total: number,
  days: Pick<PaymentSituation, 'days_ahead' | 'first_days_ahead'>,
  methods: readonly PaymentMethod[],
): PaymentSituation {
  const used = cart.shippings.filter((shipping) => shipping.packings.length > 0);
  const { orderer } = cart.order;
  const transfer = methods.find(({ code }) => code === 'bank_transfer');
  const situation = {
    total,
    destinations: used.length,
    zones: new Set(used.flatMap((shipping) => shipping.packings.map((packing) => packing.zone))),
    ...days,
    takes_transfer: false,
    gift: giftOf(used, orderer?.name),
  };
  return { ...situation, takes_transfer: transfer !== undefined && closedReasonOf(transfer, situation) === null };
}

function giftOf(used: CartDocument['shippings'], ordererName: string | undefined): PaymentSituation['gift'] {
  const isElsewhere = (name: string | undefined) =>
    name !== undefined && ordererName !== undefined && name !== ordererName;
  if (used.some(({ social }) => social)) return 'social';
  if (used.some(({ noshi }) => noshi !== null)) return 'noshi';
  return used.some(({ address }) => isElsewhere(address?.shipping_name)) ? 'elsewhere' : null;
}

function paymentProblems(payment: QuotedPayment | null): Problem[] {
  if (payment === null) return [problem('payment', 'cart.order.no_payment', 'お支払い方法をお選びください。')];
  return payment.reason === null
    ? []
    : [
        problem(
          'payment',
          'cart.order.payment_closed',
          `お選びの「${payment.method.name}」は、${payment.reason}別のお支払い方法をお選びください。`,
        ),
      ];
}
