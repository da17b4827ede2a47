import { ISO_DAY, JAPAN } from '@shop/japanese';
import { and, eq, gte, inArray, sql } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { orderParcels, orders } from '../platform/db/schema/orders.ts';
import type { JobContext } from '../platform/jobs/job.ts';
import { trackingKey } from './tracking-number.rules.ts';

/** Carriers use their numbers again, but not so soon. */
const UNIQUE_DAYS = 90;

/** Which orders' parcels have these numbers, of those that were shipped lately or will be: order numbers by number. */
export async function ordersOfNumbers(
  { db, clock }: Pick<JobContext, 'db' | 'clock'>,
  numbers: readonly string[],
): Promise<Map<string, string[]>> {
  const keys = [...new Set(numbers.map(trackingKey))];
  const key = sql<string>`upper(replace(${orderParcels.trackingNo}, '-', ''))`;
  const rows = await db
    .select({ key, orderNo: orders.orderNo })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.orderId))
    .where(
      and(
        inArray(key, keys),
        gte(
          orderParcels.shipDate,
          DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: UNIQUE_DAYS }).toFormat(ISO_DAY),
        ),
      ),
    );
  const found = new Map<string, string[]>();
  for (const { key: number, orderNo } of rows) found.set(number, [...(found.get(number) ?? []), orderNo]);
  return found;
}

/** Why a number cannot be this order's. */
export const sharedMessage = (number: string, orderNo: string): string =>
  `「${number}」は、ほかのご注文(${orderNo})のお荷物の番号です。`;
