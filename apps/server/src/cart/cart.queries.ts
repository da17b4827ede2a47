import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { preparedFor } from '../db/open-database.ts';
import { carts } from '../db/schema/carts.ts';

export type CartRow = typeof carts.$inferSelect;

/** Statements of every cart call, built and planned once per connection. */
const prepared = preparedFor((db) => ({
  find: db
    .select()
    .from(carts)
    .where(eq(carts.token, sql.placeholder('token')))
    .prepare('cart_by_token'),
  save: db
    .update(carts)
    .set({
      document: sql`${sql.param(sql.placeholder('document'), carts.document)}`,
      expiresAt: sql`${sql.param(sql.placeholder('expiresAt'), carts.expiresAt)}`,
      version: sql`${carts.version} + 1`,
    })
    .where(and(eq(carts.token, sql.placeholder('token')), eq(carts.version, sql.placeholder('version'))))
    .returning({ token: carts.token })
    .prepare('cart_save'),
  insert: db
    .insert(carts)
    .values({
      token: sql.placeholder('token'),
      channelId: sql.placeholder('channelId'),
      userId: sql.placeholder('userId'),
      version: sql.placeholder('version'),
      state: sql.placeholder('state'),
      document: sql.placeholder('document'),
      orderId: sql.placeholder('orderId'),
      expiresAt: sql.placeholder('expiresAt'),
      createdAt: sql.placeholder('createdAt'),
    })
    .prepare('cart_insert'),
}));

/** The cart of a token, whoever owns it and whatever its state; undefined when there is none. */
export async function findCart(db: Db, token: string): Promise<CartRow | undefined> {
  const [row] = await prepared(db).find.execute({ token });
  return row;
}

/**
 * Writes the document of a cart if it still has the version that was read, and raises the version by one.
 * @returns whether it was written; false means somebody else was quicker.
 */
export async function saveCart(
  db: Db,
  cart: Pick<CartRow, 'token' | 'version' | 'document' | 'expiresAt'>,
): Promise<boolean> {
  const { token, version, document, expiresAt } = cart;
  return (await prepared(db).save.execute({ token, version, document, expiresAt })).length === 1;
}

/** The same, holding the row until the transaction ends. */
export async function lockCart(db: Db, token: string): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(carts)
    .where(eq(carts.token, token))
    .for('update')
    .prepare('cart_lock')
    .execute();
  return row;
}

/** The member's cart on a channel that still lives and has not become an order, the latest first. */
export async function findMemberCart(
  db: Db,
  userId: string,
  channelId: number,
  now: Date,
): Promise<CartRow | undefined> {
  const [row] = await db
    .select()
    .from(carts)
    .where(
      and(
        eq(carts.userId, userId),
        eq(carts.channelId, channelId),
        inArray(carts.state, ['open', 'paying']),
        sql`${carts.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .orderBy(desc(carts.createdAt))
    .limit(1);
  return row;
}

export async function insertCart(db: Db, cart: CartRow): Promise<void> {
  await prepared(db).insert.execute(cart);
}

/** What a compare-and-swap may change of a cart. */
export type CartChanges = Partial<Pick<CartRow, 'document' | 'state' | 'orderId' | 'expiresAt' | 'userId'>>;

/**
 * Writes a cart if it still has the version that was read, and raises the version by one.
 * @returns whether it was written; false means somebody else was quicker.
 */
export async function swapCart(
  db: Db,
  { token, version }: Pick<CartRow, 'token' | 'version'>,
  changes: CartChanges,
): Promise<boolean> {
  const written = await db
    .update(carts)
    .set({ ...changes, version: version + 1 })
    .where(and(eq(carts.token, token), eq(carts.version, version)))
    .returning({ token: carts.token });
  return written.length === 1;
}

export async function deleteCart(db: Db, token: string): Promise<void> {
  await db.delete(carts).where(eq(carts.token, token));
}

/** Forgets carts whose time is over; one that is being paid for is left to the payment. */
export async function deleteExpiredCarts(db: Db, now: Date): Promise<void> {
  await db.delete(carts).where(and(lt(carts.expiresAt, now), inArray(carts.state, ['open', 'decided'])));
}
