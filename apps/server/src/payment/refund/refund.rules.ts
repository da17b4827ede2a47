import { allocate, spreadDiscount, sumByRate } from '@shop/money';
import { ConflictError, InvalidInputError } from '../../platform/errors/index.ts';
import type { OrderSnapshot } from '../../checkout/order/order-snapshot.ts';

/** Refunded pieces; `amount` is their price in yen with tax, before coupons and points. */
export interface RefundedPiece {
  key: string;
  name: string;
  quantity: number;
  amount: number;
  tax_rate_percent: number;
}

/** The part of a refund in the total of a rate, in yen with tax. */
export interface RefundedRate {
  tax_rate_percent: number;
  taxable_incl: number;
}

/** The fields of an earlier refund that further refunds depend on. */
export interface EarlierRefund {
  pieces: readonly RefundedPiece[];
  rates: readonly RefundedRate[];
  pointsReturned: number;
  isSettled: boolean;
}

/** The parts of an order from which a refund is computed. */
export type RefundableOrder = Pick<OrderSnapshot, 'lines' | 'fees' | 'coupons' | 'per_rate' | 'points_used'>;

export interface PlannedRefund {
  pieces: RefundedPiece[];
  rates: RefundedRate[];
  amount: number;
  points: number;
}

/**
 * Returns the products of an order with their extras, numbered from 1 so that operators can name them, with the pieces
 * not refunded yet.
 */
export function goodsLeft(
  { lines }: Pick<RefundableOrder, 'lines'>,
  earlier: readonly Pick<EarlierRefund, 'pieces'>[],
) {
  const back = earlier.flatMap(({ pieces }) => pieces);
  return lines
    .flatMap((line) => [line, ...(line.accessories ?? [])])
    .map(({ key, name, quantity, unit_price, tax_rate_percent }, index) => ({
      no: index + 1,
      key,
      name,
      quantity,
      left: quantity - sum(back.filter((piece) => piece.key === key).map((piece) => piece.quantity)),
      unit_price,
      tax_rate_percent,
    }));
}

/**
 * Returns these pieces with their prices.
 * @throws InvalidInputError `refund.unknown_piece`; ConflictError `refund.piece_twice` for more pieces than are not
 * refunded yet
 */
export function takePieces(
  order: Pick<RefundableOrder, 'lines'>,
  earlier: readonly EarlierRefund[],
  wanted: readonly { key: string; quantity: number }[],
): RefundedPiece[] {
  const goods = goodsLeft(order, earlier);
  const taken = new Map<string, number>();
  for (const { key, quantity } of wanted) taken.set(key, (taken.get(key) ?? 0) + quantity);
  return [...taken].map(([key, quantity]) => {
    const line = goods.find((known) => known.key === key);
    if (!line) throw new InvalidInputError('refund.unknown_piece', 'そのような商品は、このご注文にありません。');
    if (quantity > line.left)
      throw new ConflictError('refund.piece_twice', `「${line.name}」は、あと${line.left}点だけ返せます。`);
    const { name, unit_price: price, tax_rate_percent } = line;
    return { key, name, quantity, amount: price * quantity, tax_rate_percent };
  });
}

/**
 * Returns the value of pieces: the share of their prices in each rate's total after coupons and points, as on the
 * receipt (L-27), and the same share of points. Shares are computed of all refunds so far and rounded down once, so
 * that many small refunds give as much as one, and never more than the rest.
 */
export function planPieces(
  order: RefundableOrder,
  earlier: readonly EarlierRefund[],
  pieces: RefundedPiece[],
): PlannedRefund {
  const gross = sumByRate(
    [...order.lines.flatMap((line) => [line, ...(line.accessories ?? [])]), ...order.fees].map(taxed),
  );
  const afterCoupons = order.coupons.reduce((amounts, { discount }) => spreadDiscount(amounts, discount), gross);
  const before = sumByRate(earlier.filter(({ isSettled }) => isSettled).flatMap((refund) => refund.pieces.map(taxed)));
  const added = sumByRate(pieces.map(taxed));
  const left = leftOfRates(order, earlier);
  const shares = added.map(({ ratePercent: rate, amount }) => {
    const whole = amountAt(gross, rate);
    const net = order.per_rate.find(({ tax_rate_percent: percent }) => percent === rate)?.taxable_incl ?? 0;
    const points = Math.max(0, amountAt(afterCoupons, rate) - net);
    const [from, to] = [amountAt(before, rate), amountAt(before, rate) + amount];
    const share = (total: number) => part(total, to, whole) - part(total, from, whole);
    return { rate, money: Math.min(share(net), amountAt(left, rate)), points: share(points) };
  });
  const rest = pointsLeft(order, earlier);
  const rates = shares
    .filter(({ money }) => money > 0)
    .map(({ rate, money }) => ({ tax_rate_percent: rate, taxable_incl: money }));
  const isLast = isAllGivenBack(order, [...earlier, { pieces, rates, isSettled: true }]);
  return {
    pieces,
    rates,
    amount: sum(shares.map(({ money }) => money)),
    points: isLast ? rest : Math.min(rest, sum(shares.map(({ points }) => points))),
  };
}

/**
 * Returns a refund of this sum in yen, divided among what remains of the rates (L-27, L-28). It returns no points,
 * except all remaining ones with the last yen.
 * @throws ConflictError `refund.too_much`
 */
export function planSum(order: RefundableOrder, earlier: readonly EarlierRefund[], amount: number): PlannedRefund {
  const left = leftOfRates(order, earlier).toReversed();
  const most = sum(left.map((row) => row.amount));
  if (amount > most) throw new ConflictError('refund.too_much', `返金できるのは、あと${most}円までです。`);
  const parts = allocate(
    amount,
    left.map((row) => row.amount),
  );
  const rates = left
    .map(({ ratePercent }, index) => ({ tax_rate_percent: ratePercent, taxable_incl: parts[index] ?? 0 }))
    .filter(({ taxable_incl }) => taxable_incl > 0);
  const isLast = isAllGivenBack(order, [...earlier, { pieces: [], rates, isSettled: true }]);
  return { pieces: [], rates, amount, points: isLast ? pointsLeft(order, earlier) : 0 };
}

/** Whether these refunds return everything: the last yen, or the last piece of an order that cost no money. */
export function isAllGivenBack(
  order: Pick<RefundableOrder, 'lines' | 'per_rate'>,
  refunds: readonly Pick<EarlierRefund, 'pieces' | 'rates' | 'isSettled'>[],
): boolean {
  const isFree = order.per_rate.every(({ taxable_incl }) => taxable_incl === 0);
  return isFree ? hasNoGoodsLeft(order, refunds) : leftOfRates(order, refunds).every(({ amount }) => amount === 0);
}

/** Whether every piece of an order is returned and settled. */
export function hasNoGoodsLeft(
  order: Pick<RefundableOrder, 'lines'>,
  refunds: readonly Pick<EarlierRefund, 'pieces' | 'isSettled'>[],
): boolean {
  const settled = refunds.filter(({ isSettled }) => isSettled);
  return goodsLeft(order, settled).every(({ left }) => left === 0);
}

interface RateAmount {
  ratePercent: number;
  amount: number;
}

/** Returns what was paid and not refunded, lower rates first. */
function leftOfRates(
  { per_rate }: Pick<RefundableOrder, 'per_rate'>,
  earlier: readonly Pick<EarlierRefund, 'rates'>[],
): RateAmount[] {
  const given = earlier.flatMap(({ rates }) => rates);
  return sumByRate([
    ...per_rate.map((row) => ({ ratePercent: row.tax_rate_percent, amount: row.taxable_incl })),
    ...given.map((row) => ({ ratePercent: row.tax_rate_percent, amount: -row.taxable_incl })),
  ]);
}

/** Returns the used points that were not returned. */
function pointsLeft(order: Pick<RefundableOrder, 'points_used'>, earlier: readonly EarlierRefund[]): number {
  return order.points_used - sum(earlier.map(({ pointsReturned }) => pointsReturned));
}

const taxed = ({ amount, tax_rate_percent }: { amount: number; tax_rate_percent: number }): RateAmount => ({
  amount,
  ratePercent: tax_rate_percent,
});
const amountAt = (rows: readonly RateAmount[], rate: number): number =>
  rows.find(({ ratePercent }) => ratePercent === rate)?.amount ?? 0;
const part = (total: number, of: number, whole: number): number => (whole === 0 ? 0 : Math.floor((total * of) / whole));
const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
