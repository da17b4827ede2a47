import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { channelPaymentMethods, paymentMethods } from '../db/schema/payments.ts';
import { openTestDatabase } from '../testing/index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('a shop that has been open knows PayPay as a new one does, offered by no channel until its operator says so', async () => {
  const { db } = database;
  const find = () => db.select().from(paymentMethods).where(eq(paymentMethods.code, 'paypay'));
  const [seeded] = await find();
  if (!seeded) throw new Error('The sample shop has no PayPay.');
  await db.delete(channelPaymentMethods).where(eq(channelPaymentMethods.methodId, seeded.id));
  await db.delete(paymentMethods).where(eq(paymentMethods.id, seeded.id));

  const statement = readFileSync(join(migrationsFolder, '0041_paypay.sql'), 'utf8');
  await db.execute(sql.raw(statement));
  await db.execute(sql.raw(statement));

  expect(await find()).toEqual([seeded]);
  const offered = eq(channelPaymentMethods.methodId, seeded.id);
  expect(await db.select().from(channelPaymentMethods).where(offered)).toEqual([]);
});
