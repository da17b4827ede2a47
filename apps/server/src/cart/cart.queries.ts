import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { preparedFor } from '../platform/db/open-database.ts';
import { carts } from '../platform/db/schema/carts.ts';

export type CartRow = typeof carts.$inferSelect;

/** The prepared statements of all cart calls, planned once per connection. */
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

/** Returns the cart of a token, for any owner and state; undefined if there is none. */
export async function findCart(db: Db, token: string): Promise<CartRow | undefined> {
  const [row] = await prepared(db).find.execute({ token });
  return row;
}

/**
 * Saves the document if the cart still has the version that was read, and raises the version by one.
 * @returns whether it was saved; false if another change came first
 */
export async function saveCart(
  db: Db,
  cart: Pick<CartRow, 'token' | 'version' | 'document' | 'expiresAt'>,
): Promise<boolean> {
  const { token, version, document, expiresAt } = cart;
  return (await prepared(db).save.execute({ token, version, document, expiresAt })).length === 1;
}

/** Like `findCart`, and locks the row until the transaction ends. */
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

/** Returns the member's latest cart on a channel that is not expired and not ordered. */
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

/** The columns that a compare-and-swap can change. */
export type CartChanges = Partial<Pick<CartRow, 'document' | 'state' | 'orderId' | 'expiresAt' | 'userId'>>;

/**
 * Saves the changes if the cart still has the version that was read, and raises the version by one.
 * @returns whether they were saved; false if another change came first
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

/** Deletes expired carts, except during a payment. */
export async function deleteExpiredCarts(db: Db, now: Date): Promise<void> {
  await db.delete(carts).where(and(lt(carts.expiresAt, now), inArray(carts.state, ['open', 'decided'])));
}
