import { eq, sql } from 'drizzle-orm';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../context/in-transaction.ts';
import { openTestDatabase } from '../../testing/index.ts';
import type { Database } from './database.ts';
import { stocks } from './schema/catalogue.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const quantityOf = async (db: Database['db'], productId: number) =>
  (await db.select().from(stocks).where(eq(stocks.productId, productId)))[0]?.quantity;

describe('a transaction', () => {
  it('is rolled back completely when its callback throws', async () => {
    const before = await quantityOf(database.db, 1);
    const work = inTransaction(database, async ({ db }) => {
      await db.update(stocks).set({ quantity: 7 }).where(eq(stocks.productId, 1));
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await quantityOf(database.db, 1)).toBe(before);
  });

  it('refuses a query of the outer database, which would hang or run outside the transaction', async () => {
    const work = inTransaction(database, async () => quantityOf(database.db, 1));
    await expect(work).rejects.toMatchObject({
      cause: expect.objectContaining({ message: expect.stringContaining('inside a transaction') }),
    });
  });

  it('refuses a second transaction on the outer database', async () => {
    await expect(inTransaction(database, () => inTransaction(database, async () => 1))).rejects.toThrow(
      'inside a transaction',
    );
  });

  it('nested in another is rolled back alone', async () => {
    await inTransaction(database, async (outer) => {
      await outer.db.update(stocks).set({ quantity: 11 }).where(eq(stocks.productId, 1));
      await inTransaction(outer, async ({ db }) => {
        await db.update(stocks).set({ quantity: 12 }).where(eq(stocks.productId, 1));
        throw new Error('no');
      }).catch(() => undefined);
    });
    expect(await quantityOf(database.db, 1)).toBe(11);
  });

  it('fails with the code of the database, the same on both engines', async () => {
    await expect(database.db.update(stocks).set({ quantity: -1 })).rejects.toMatchObject({
      cause: { code: '23514', constraint: 'stocks_not_negative' },
    });
  });
});

describe('the migrations', () => {
  const folder = fileURLToPath(new URL('./migrations/', import.meta.url));
  const journal: { entries: { tag: string; when: number }[] } = JSON.parse(
    readFileSync(`${folder}meta/_journal.json`, 'utf8'),
  );

  it('are in the journal in strictly ascending order; otherwise a later one would be skipped', () => {
    const times = journal.entries.map(({ when }) => when);
    expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  });

  it('are all in the journal, with descriptive names', () => {
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    expect(files.toSorted()).toEqual(journal.entries.map(({ tag }) => `${tag}.sql`).toSorted());
    expect(files.every((name) => /^\d{4}_[a-z]+(_[a-z]+)*\.sql$/.test(name))).toBe(true);
  });

  it('create the schema of the schema files', async () => {
    const schemaFolder = fileURLToPath(new URL('./schema/', import.meta.url));
    const modules = await Promise.all(
      readdirSync(schemaFolder).map(
        (name): Promise<Record<string, unknown>> => import(`./schema/${name.slice(0, -3)}.ts`),
      ),
    );
    const last = `${folder}meta/${readdirSync(`${folder}meta`)
      .filter((name) => name.endsWith('_snapshot.json'))
      .toSorted()
      .at(-1)}`;
    const migrated = JSON.parse(readFileSync(last, 'utf8'));
    const wanted = generateDrizzleJson(Object.assign({}, ...modules), migrated.id, undefined, 'snake_case');
    expect(await generateMigration(migrated, wanted)).toEqual([]);
  });

  it('can be run repeatedly', async () => {
    await database.migrate();
    await Promise.all([database.migrate(), database.migrate()]);
    const { rows } = await database.db.execute<{ count: number }>(
      sql`select count(*)::int as count from drizzle.__drizzle_migrations`,
    );
    expect(rows[0]?.count).toBe(journal.entries.length);
  });
});
