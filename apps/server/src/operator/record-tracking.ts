import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderParcels, orders } from '../db/schema/orders.ts';
import { ShopError } from '../errors/index.ts';
import type { JobContext } from '../jobs/job.ts';
import { moveOrder } from './move-order.ts';
import type { MoveError } from './move-orders.ts';

/** A carrier's number of a parcel by the shop's own name of it: order number, hyphen, place in the order. */
export interface TrackedParcel {
  readonly parcel: string;
  readonly tracking_no: string;
}

export interface TrackingResult {
  /** Parcels that got their number. */
  readonly tracked: number;
  /** Numbers of the orders that were shipped by it. */
  readonly shipped: readonly string[];
  /** Orders of which other parcels have no number yet. */
  readonly waiting: readonly string[];
  readonly errors: readonly MoveError[];
}

const NAME = /^(.+)-(\d{1,2})$/;
const SHIPPABLE = ['accepted', 'preparing'];

/**
 * Takes the carriers' numbers in, and ships every order whose parcels all have one now; of an order that has left already it
 * corrects the numbers. Call it inside a transaction and undo that when the result has errors.
 */
export async function recordTracking(ctx: JobContext, rows: readonly TrackedParcel[]): Promise<TrackingResult> {
  const errors: MoveError[] = [];
  const byOrder = new Map<string, { row: number; place: number; trackingNo: string }[]>();
  for (const [row, { parcel, tracking_no: trackingNo }] of rows.entries()) {
    const [, orderNo, place] = NAME.exec(parcel.trim()) ?? [];
    if (orderNo === undefined || rows.findIndex((other) => other.parcel === parcel) !== row)
      errors.push({
        row,
        field: parcel,
        message: orderNo === undefined ? 'お荷物の番号ではありません。' : '同じお荷物が2行あります。',
      });
    else byOrder.set(orderNo, [...(byOrder.get(orderNo) ?? []), { row, place: Number(place), trackingNo }]);
  }
  const known = await parcelsOf(ctx, [...byOrder.keys()]);
  const [shipped, waiting]: [string[], string[]] = [[], []];
  for (const [orderNo, given] of [...byOrder].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const parcels = known.get(orderNo) ?? [];
    const unknown = given.filter(({ place }) => parcels[place - 1] === undefined);
    errors.push(...unknown.map(({ row }) => ({ row, field: orderNo, message: 'このお荷物は見つかりません。' })));
    if (unknown.length > 0) continue;
    const numbers = parcels.map(
      (parcel, index) => given.find(({ place }) => place === index + 1)?.trackingNo ?? parcel.trackingNo,
    );
    for (const { place, trackingNo } of given) await writeNumber(ctx, parcels[place - 1], trackingNo);
    const status = parcels[0]?.status ?? '';
    if (numbers.includes(null)) waiting.push(orderNo);
    else if (SHIPPABLE.includes(status)) {
      try {
        if (status === 'accepted') await moveOrder(ctx, orderNo, { move: 'prepare' });
        await moveOrder(ctx, orderNo, { move: 'ship' });
        shipped.push(orderNo);
      } catch (error) {
        if (!(error instanceof ShopError)) throw error;
        errors.push({ row: given[0]?.row ?? 0, field: orderNo, message: error.message });
      }
    } else if (status !== 'shipped' && status !== 'delivered')
      errors.push({
        row: given[0]?.row ?? 0,
        field: orderNo,
        message: `状態が ${status} のご注文は、出荷できません。`,
      });
  }
  return { tracked: rows.length, shipped, waiting, errors: errors.toSorted((a, b) => a.row - b.row) };
}

type KnownParcel = Awaited<ReturnType<typeof selectParcels>>[number];

async function parcelsOf({ db }: JobContext, orderNos: readonly string[]): Promise<Map<string, KnownParcel[]>> {
  const parcels = new Map<string, KnownParcel[]>();
  for (const parcel of await selectParcels(db, orderNos))
    parcels.set(parcel.orderNo, [...(parcels.get(parcel.orderNo) ?? []), parcel]);
  return parcels;
}

function selectParcels(db: JobContext['db'], orderNos: readonly string[]) {
  return db
    .select({
      orderNo: orders.orderNo,
      status: orders.status,
      orderId: orders.id,
      packingKey: orderParcels.packingKey,
      trackingNo: orderParcels.trackingNo,
    })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.orderId))
    .where(inArray(orders.orderNo, [...orderNos]))
    .orderBy(asc(orders.orderNo), asc(orderParcels.packingKey));
}

async function writeNumber({ db }: JobContext, parcel: KnownParcel | undefined, trackingNo: string): Promise<void> {
  if (!parcel) return;
  await db
    .update(orderParcels)
    .set({ trackingNo })
    .where(and(eq(orderParcels.orderId, parcel.orderId), eq(orderParcels.packingKey, parcel.packingKey)));
}
