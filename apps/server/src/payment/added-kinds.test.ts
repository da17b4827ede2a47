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

it.each([
  ['paypay', '0041_paypay.sql'],
  ['virtual_account', '0042_virtual_account.sql'],
] as const)(
  'a shop that has been open knows %s as a new one does, offered by no channel until its operator says so',
  async (code, file) => {
    const { db } = database;
    const find = () => db.select().from(paymentMethods).where(eq(paymentMethods.code, code));
    const [seeded] = await find();
    if (!seeded) throw new Error(`The sample shop has no ${code}.`);
    await db.delete(channelPaymentMethods).where(eq(channelPaymentMethods.methodId, seeded.id));
    await db.delete(paymentMethods).where(eq(paymentMethods.id, seeded.id));

    const statements = readFileSync(join(migrationsFolder, file), 'utf8').split('--> statement-breakpoint');
    const [insert = ''] = statements.filter((statement) => statement.includes('INSERT INTO "payment_methods"'));
    await db.execute(sql.raw(insert));
    await db.execute(sql.raw(insert));

    const [added, ...more] = await find();
    expect([added, more]).toEqual([{ ...seeded, id: added?.id }, []]);
    const offered = eq(channelPaymentMethods.methodId, added?.id ?? 0);
    expect(await db.select().from(channelPaymentMethods).where(offered)).toEqual([]);
  },
);
