import type { ProductSummary } from '@shop/api';
import type { Ctx } from '../platform/context/ctx.ts';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../platform/db/db.ts';
import { userListItems } from '../platform/db/schema/favourites.ts';

/** Marks a product that is on a list of the member; returns others unchanged (spec §3 `is_favorite`). */
export type MarkFavourite = <P extends ProductSummary>(product: P) => P;

/** Returns which of these products are favourites of the member, with one query; none for a guest. */
export async function favouritesAmong({ actor, db }: Ctx, productIds: readonly number[]): Promise<MarkFavourite> {
  if (actor.kind === 'guest' || productIds.length === 0) return (product) => product;
  const listed = await selectListedAmong(db, actor.userId, productIds);
  return (product) => (listed.has(product.id) ? asFavourite(product) : product);
}

/** Returns the product marked as favourite. */
export function asFavourite<P extends ProductSummary>(product: P): P {
  const { product_model: model } = product;
  return {
    ...product,
    product_model: { ...model, products: model.products.map((it) => ({ ...it, is_favorite: true })) },
  };
}

/** Returns which of the products are on any list of a member. */
async function selectListedAmong(db: Db, userId: string, productIds: readonly number[]): Promise<ReadonlySet<number>> {
  const rows = await db
    .select({ id: userListItems.productId })
    .from(userListItems)
    .where(and(eq(userListItems.userId, userId), inArray(userListItems.productId, [...productIds])));
  return new Set(rows.map(({ id }) => id));
}
