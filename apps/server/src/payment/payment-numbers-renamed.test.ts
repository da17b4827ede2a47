import { eq, sql } from 'drizzle-orm';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { migrationsFolder } from '../db/migrations-folder.ts';
import { paymentMethods } from '../db/schema/payments.ts';
import { openTestDatabase } from '../testing/index.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const methodOf = async (code: 'cvs' | 'bank_transfer') =>
  (await database.db.select().from(paymentMethods).where(eq(paymentMethods.code, code)))[0];

it('a shop that has been open is given the one word for payment numbers, and an account number that can be copied', async () => {
  const { db } = database;
  await db
    .update(paymentMethods)
    .set({ description: 'お知らせする払込番号で、店頭でお支払いください。' })
    .where(eq(paymentMethods.code, 'cvs'));
  const before = [
    { label: 'お振込先', value: '見本銀行' },
    { label: '口座番号', value: '普通 0000000' },
  ];
  await db.update(paymentMethods).set({ instructionLines: before }).where(eq(paymentMethods.code, 'bank_transfer'));

  for (const statement of readFileSync(join(migrationsFolder, '0016_one_word_for_payment_numbers.sql'), 'utf8').split(
    '--> statement-breakpoint',
  ))
    await db.execute(sql.raw(statement));

  expect((await methodOf('cvs'))?.description).toBe('お知らせするお支払い番号で、店頭でお支払いください。');
  expect((await methodOf('bank_transfer'))?.instructionLines).toEqual([
    before[0],
    { ...before[1], copy_text: '0000000' },
  ]);
});
