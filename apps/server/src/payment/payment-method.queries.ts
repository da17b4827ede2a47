import { asc, eq } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { channelPaymentMethods, paymentMethods } from '../platform/db/schema/payments.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Returns the payment methods of every channel by channel id, in the order of the screen. */
export async function readPaymentMethods(db: Db): Promise<ReadonlyMap<number, readonly PaymentMethod[]>> {
  const rows = await db
    .select({ channelId: channelPaymentMethods.channelId, method: paymentMethods })
    .from(channelPaymentMethods)
    .innerJoin(paymentMethods, eq(paymentMethods.id, channelPaymentMethods.methodId))
    .orderBy(asc(channelPaymentMethods.channelId), asc(channelPaymentMethods.sortNo));
  const byChannel = new Map<number, PaymentMethod[]>();
  for (const { channelId, method } of rows) {
    byChannel.set(channelId, [...(byChannel.get(channelId) ?? []), methodOf(method)]);
  }
  return byChannel;
}

function methodOf(row: typeof paymentMethods.$inferSelect): PaymentMethod {
  return {
    id: row.id,
    code: row.code,
    name: row.name,
    description: row.description,
    timing: row.timing,
    fee_steps: row.feeSteps,
    min_total: row.minTotal,
    max_total: row.maxTotal,
    closed_zones: row.closedZones,
    allows_multiple_destinations: row.allowsMultipleDestinations,
    allows_gift: row.allowsGift,
    pay_within_days: row.payWithinDays,
    stores: row.stores,
    instruction_lines: row.instructionLines,
  };
}
