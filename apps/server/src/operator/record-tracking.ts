import { toHalfWidthAscii } from '@shop/japanese';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { orderParcels, orders } from '../platform/db/schema/orders.ts';
import { ShopError } from '../platform/errors/index.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { auditOrder } from './audit-order.ts';
import { moveOrder } from './move-order.ts';
import type { MoveError } from './move-orders.ts';
import { ordersOfNumbers, sharedMessage } from './other-orders-number.ts';
import { normaliseTrackingNo, trackingKey, trackingProblem } from './tracking-number.rules.ts';

/** A tracking number and the shop's name of its parcel: order number, hyphen, number of the parcel. */
export interface TrackedParcel {
  readonly parcel: string;
  readonly tracking_no: string;
}

export interface TrackingResult {
  /** Parcels that got their number. */
  readonly tracked: number;
  /** Numbers of the orders that were shipped by it. */
  readonly shipped: readonly string[];
  /** Rows that are not parcels of this shop, since carriers' software may have others. They change nothing. */
  readonly unknown: readonly { readonly row: number; readonly parcel: string }[];
  /** Orders whose other parcels have no number yet. */
  readonly waiting: readonly string[];
  readonly errors: readonly MoveError[];
}

const NAME = /^(.+)-(\d{1,2})$/;
const SHIPPABLE = ['accepted', 'preparing'];

interface GivenNumber {
  readonly row: number;
  readonly parcelIndex: number;
  readonly trackingNo: string;
}

/**
 * Stores tracking numbers, ships every order whose parcels all have one now, and corrects the numbers of shipped
 * orders; rows of unknown parcels are left out. Call it inside a transaction and roll back if the result has errors.
 */
export async function recordTracking(ctx: OperatorCtx, rows: readonly TrackedParcel[]): Promise<TrackingResult> {
  const errors: MoveError[] = [];
  const unknown: { row: number; parcel: string }[] = [];
  const known = await parcelsOf(
    ctx,
    rows.flatMap(({ parcel }) => namedBy(parcel)?.orderNo ?? []),
  );
  const taken = await ordersOfNumbers(
    ctx,
    rows.map(({ tracking_no: number }) => number),
  );
  const byOrder = new Map<string, GivenNumber[]>();
  const found = { parcels: new Set<string>(), orders: new Map<string, string>() };
  for (const [row, { parcel, tracking_no: given }] of rows.entries()) {
    const { orderNo, parcelIndex } = namedBy(parcel) ?? { orderNo: '', parcelIndex: 0 };
    if (known.get(orderNo)?.[parcelIndex - 1] === undefined) {
      unknown.push({ row, parcel });
      continue;
    }
    const number = trackingKey(given);
    const other = [found.orders.get(number), ...(taken.get(number) ?? [])].find(
      (it) => it !== undefined && it !== orderNo,
    );
    const problem = found.parcels.has(`${orderNo}-${parcelIndex}`)
      ? { field: 'parcel', message: '同じお荷物が2行あります。' }
      : {
          field: 'tracking_no',
          message: trackingProblem(given) ?? (other === undefined ? null : sharedMessage(given, other)),
        };
    found.parcels.add(`${orderNo}-${parcelIndex}`);
    found.orders.set(number, found.orders.get(number) ?? orderNo);
    if (problem.message !== null) errors.push({ row, field: problem.field, message: problem.message });
    else
      byOrder.set(orderNo, [
        ...(byOrder.get(orderNo) ?? []),
        { row, parcelIndex, trackingNo: normaliseTrackingNo(given) },
      ]);
  }
  const [shipped, waiting]: [string[], string[]] = [[], []];
  for (const [orderNo, given] of [...byOrder].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const outcome = await takeNumbers(ctx, orderNo, { parcels: known.get(orderNo) ?? [], given });
    if (outcome === 'shipped') shipped.push(orderNo);
    else if (outcome === 'waiting') waiting.push(orderNo);
    else if (outcome !== 'corrected')
      errors.push({ row: given[0]?.row ?? 0, field: 'parcel', message: outcome.message });
  }
  const tracked = rows.length - unknown.length;
  return { tracked, shipped, waiting, unknown, errors: errors.toSorted((a, b) => a.row - b.row) };
}

/** Returns order and parcel number from the name of a parcel as typed; null for any other text. */
function namedBy(parcel: string): { orderNo: string; parcelIndex: number } | null {
  const [, orderNo, parcelIndex] = NAME.exec(toHalfWidthAscii(parcel).trim().replace(/^'/, '')) ?? [];
  return orderNo === undefined ? null : { orderNo, parcelIndex: Number(parcelIndex) };
}

/** Writes the numbers of one order, and ships it when no parcel lacks one. */
async function takeNumbers(
  ctx: OperatorCtx,
  orderNo: string,
  { parcels, given }: { parcels: readonly KnownParcel[]; given: readonly GivenNumber[] },
): Promise<'shipped' | 'waiting' | 'corrected' | { message: string }> {
  await auditOrder(ctx, orderNo, { action: 'order.tracking' }, async () => {
    for (const { parcelIndex, trackingNo } of given) await writeNumber(ctx, parcels[parcelIndex - 1], trackingNo);
  });
  const lacks = parcels.some(
    ({ trackingNo }, index) => trackingNo === null && !given.some(({ parcelIndex }) => parcelIndex === index + 1),
  );
  if (lacks) return 'waiting';
  const status = parcels[0]?.status ?? '';
  if (status === 'shipped' || status === 'delivered') return 'corrected';
  if (!SHIPPABLE.includes(status)) return { message: `状態が ${status} のご注文は、出荷できません。` };
  try {
    if (status === 'accepted') await moveOrder(ctx, orderNo, { move: 'prepare' });
    await moveOrder(ctx, orderNo, { move: 'ship' });
    return 'shipped';
  } catch (error) {
    if (error instanceof ShopError) return error;
    throw error;
  }
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
