import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../platform/db/database.ts';
import { channelPaymentMethods, paymentMethods } from '../platform/db/schema/payments.ts';
import { openTestDatabase } from '../testing/index.ts';
import { freePayment } from './free-payment.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('the payment method for orders of 0 yen exists in every migrated database as the code defines it, and no channel offers it', async () => {
  const { allows_multiple_destinations, allows_gift, pay_within_days, instruction_lines, ...rest } = freePayment;
  const { id, code, name, description, timing, fee_steps, min_total, max_total, closed_zones, stores } = rest;
  const [row] = await database.db.select().from(paymentMethods).where(eq(paymentMethods.id, freePayment.id));
  expect(row).toMatchObject({
    id,
    code,
    name,
    description,
    timing,
    feeSteps: fee_steps,
    minTotal: min_total,
    maxTotal: max_total,
    closedZones: closed_zones,
    allowsMultipleDestinations: allows_multiple_destinations,
    allowsGift: allows_gift,
    payWithinDays: pay_within_days,
    stores,
    instructionLines: instruction_lines,
  });
  const offered = eq(channelPaymentMethods.methodId, freePayment.id);
  expect(await database.db.select().from(channelPaymentMethods).where(offered)).toEqual([]);
});
