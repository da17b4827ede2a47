import { afterAll, beforeAll, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { Database } from '../platform/db/database.ts';
import { channels } from '../platform/db/schema/channels.ts';
import { products } from '../platform/db/schema/catalogue.ts';
import { users } from '../platform/db/schema/customer.ts';
import { openTestDatabase, testConfig } from '../testing/index.ts';
import { extras } from './data/products/extras.ts';
import { refuseSampleMembers } from './refuse-sample-members.ts';
import { seed } from './seed.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const again = () => seed(database, { config: testConfig(), now: new Date('2027-01-01T00:00:00Z') });

it('leaves a seeded database unchanged, including changes by the operator', async () => {
  await database.db.update(products).set({ price: 9999 }).where(eq(products.key, 'ham-fr-001'));
  await Promise.all([again(), again()]);
  expect((await database.db.select().from(channels)).length).toBe(11);
  expect((await database.db.select().from(products)).length).toBe(61 + extras.length);
  expect(
    await database.db.select({ price: products.price }).from(products).where(eq(products.key, 'ham-fr-001')),
  ).toEqual([{ price: 9999 }]);
});

it('production refuses a database with sample members, and accepts one without', async () => {
  await expect(refuseSampleMembers(database.db)).rejects.toThrow(
    /^Production mode does not start on a database with sample members/,
  );
  await database.db.delete(users);
  await refuseSampleMembers(database.db);
});
