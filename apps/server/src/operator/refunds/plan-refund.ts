import type { Db } from '../../platform/db/db.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import { listParcels, type PaidOrder } from '../../checkout/order/order.queries.ts';
import type { RefundRow } from '../../payment/refund/refund.queries.ts';
import {
  goodsLeft,
  hasNoGoodsLeft,
  planPieces,
  type PlannedRefund,
  planSum,
  takePieces,
} from '../../payment/refund/refund.rules.ts';
import type { RefundRequest } from './refund-request.ts';

/** The effect of a refund: whether money is returned, and whether its pieces are settled. */
export interface RefundEnds {
  readonly givesMoney: boolean;
  readonly isSettled: boolean;
}

type Plan = PlannedRefund & Pick<RefundRow, 'kind' | 'packingKey'>;

/**
 * Returns the amounts of a request after all earlier refunds of the order; for a returned parcel what was not refunded
 * before.
 * @throws as `recordRefund` does
 */
export async function planRefund(
  db: Db,
  { order }: PaidOrder,
  { earlier, request, ends }: { earlier: readonly RefundRow[]; request: RefundRequest; ends: RefundEnds },
): Promise<Plan> {
  const { snapshot } = order;
  if ('sum' in request) return { ...planSum(snapshot, earlier, request.sum), kind: 'sum', packingKey: null };
  const goods = goodsLeft(snapshot, earlier);
  if ('pieces' in request) {
    const wanted = request.pieces.map(({ line, quantity }) => {
      const key = goods.find(({ no }) => no === line)?.key;
      if (key === undefined)
        throw new InvalidInputError('refund.unknown_piece', `このご注文に、${line}番目の商品はありません。`);
      return { key, quantity };
    });
    const plan = planPieces(snapshot, earlier, takePieces(snapshot, earlier, wanted));
    if (plan.amount === 0 && plan.points === 0 && order.totalPayment > 0)
      throw new ConflictError('refund.nothing_left', 'お返しできる金額が残っていません。');
    return { ...plan, kind: 'pieces', packingKey: null };
  }
  const packingKey = (await listParcels(db, order.id))[request.parcel - 1]?.packingKey;
  const packing = snapshot.shippings
    .flatMap(({ packings }) => packings)
    .find(({ key }) => packingKey !== undefined && key === packingKey);
  if (packingKey === undefined || !packing)
    throw new NotFoundError('refund.no_parcel', `このご注文に、${request.parcel}個目のお荷物はありません。`);
  if (earlier.some((refund) => refund.packingKey === packingKey))
    throw new ConflictError('refund.parcel_twice', 'このお荷物は、すでに戻ったと記録されています。');
  const inside = [
    ...packing.products.map(({ line_key: key, quantity }) => ({ key, quantity })),
    ...(packing.accessories ?? []).map(({ key, quantity }) => ({ key, quantity })),
  ];
  const wanted = inside
    .map(({ key, quantity }) => ({
      key,
      quantity: Math.min(quantity, goods.find((known) => known.key === key)?.left ?? 0),
    }))
    .filter(({ quantity }) => quantity > 0);
  const pieces = takePieces(snapshot, earlier, wanted);
  const without = { pieces, rates: [], amount: 0, points: 0 };
  if (!ends.isSettled) return { ...without, kind: 'parcel', packingKey };
  const plan = planPieces(snapshot, earlier, pieces);
  if (ends.givesMoney) return { ...plan, kind: 'parcel', packingKey };
  // Without any payment the last piece returns all points, including those for shipping and other fees.
  const isLast = hasNoGoodsLeft(snapshot, [...earlier, { pieces, isSettled: true }]);
  const rest = earlier.reduce((points, { pointsReturned }) => points - pointsReturned, snapshot.points_used);
  return { ...without, points: isLast ? rest : plan.points, kind: 'parcel', packingKey };
}
