import { queueShippedMail } from '../checkout/fulfilment/queue-shipped-mail.ts';
import { nextOrderStatus } from '../checkout/order/order-machine.ts';
import {
  listParcels,
  type PaidOrder,
  type ParcelRow,
  updateOrder,
  updateParcel,
} from '../checkout/order/order.queries.ts';
import { updatePayment } from '../payment/payment.queries.ts';
import { ConflictError, InvalidInputError, NotFoundError } from '../platform/errors/index.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { ordersOfNumbers, sharedMessage } from './other-orders-number.ts';
import { normaliseTrackingNo, trackingKey, trackingProblem } from './tracking-number.rules.ts';

interface ParcelStep {
  readonly move: 'ship' | 'deliver';
  readonly parcels?: readonly number[];
  readonly tracking?: readonly (string | null)[];
}

const columns = { ship: 'shippedAt', deliver: 'deliveredAt' } as const;

/** Ships or delivers parcels of a locked order, and the order with the last of them. @throws as `moveOrder` */
export async function moveParcels(ctx: JobContext, paid: PaidOrder, { move, parcels: nos, tracking = [] }: ParcelStep) {
  const { order, payment } = paid;
  const all = await listParcels(ctx.db, order.id);
  const status = nextOrderStatus(order.status, move);
  // The first parcels are delivered before the last is shipped, while the order is still in preparation.
  const isPart = nos !== undefined && order.status === 'preparing';
  if (status === null && !isPart) throw cannotMove(order.status);
  const column = columns[move];
  const moved =
    nos === undefined ? all.filter((parcel) => parcel[column] === null) : nos.map((no) => parcelOf(all, no));
  for (const parcel of moved)
    if (parcel[column] !== null || (move === 'deliver' && nos !== undefined && parcel.shippedAt === null))
      throw cannotMove(order.status);
  await writeTracking(ctx, order.orderNo, { parcels: nos === undefined ? all : moved, tracking });
  const now = ctx.clock.now();
  for (const parcel of moved) await updateParcel(ctx.db, parcel, { [column]: now });
  const keys = new Set(moved.map(({ packingKey }) => packingKey));
  const left = all.filter((parcel) => parcel[column] === null && !keys.has(parcel.packingKey)).length;
  const isLast = left === 0 && status !== null;
  await updateOrder(ctx.db, order.id, { ...(isLast && { status }), updatedAt: now });
  if (move !== 'ship') return;
  await queueShippedMail(ctx, order, { keys, left });
  // A card is charged at shipping (L-02): the worker does it, so that a service without an answer delays no parcel.
  if (payment.state === 'authorised') await updatePayment(ctx.db, payment.id, { askAt: now });
}

export const cannotMove = (status: string): ConflictError =>
  new ConflictError('order.cannot_move', `状態が ${status} のご注文に、この操作はできません。`);

function parcelOf(all: readonly ParcelRow[], no: number): ParcelRow {
  const parcel = all[no - 1];
  if (!parcel) throw new NotFoundError('order.no_parcel', `このご注文に、お荷物${no}はありません。`);
  return parcel;
}

async function writeTracking(
  ctx: JobContext,
  orderNo: string,
  { parcels, tracking }: { parcels: readonly ParcelRow[]; tracking: readonly (string | null)[] },
): Promise<void> {
  if (tracking.length > parcels.length)
    throw new InvalidInputError('order.tracking', `このご注文のお荷物は${parcels.length}個です。`);
  const taken = await ordersOfNumbers(
    ctx,
    tracking.flatMap((number) => number ?? []),
  );
  for (const [index, given] of tracking.entries()) {
    const parcel = parcels[index];
    if (given === null || !parcel) continue;
    const other = taken.get(trackingKey(given))?.find((it) => it !== orderNo);
    const problem = trackingProblem(given) ?? (other === undefined ? null : sharedMessage(given, other));
    if (problem !== null) throw new InvalidInputError('order.tracking', problem);
    await updateParcel(ctx.db, parcel, { trackingNo: normaliseTrackingNo(given) });
  }
}
