import { eq, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { carts } from '../../platform/db/schema/carts.ts';
import { productAccessories, productContents, productSetItems, stocks } from '../../platform/db/schema/catalogue.ts';
import { blogs, collectionEntries, landingPages } from '../../platform/db/schema/editorial.ts';
import { userListItems } from '../../platform/db/schema/favourites.ts';
import { productRequests } from '../../platform/db/schema/histories.ts';
import { orderLines, orders } from '../../platform/db/schema/orders.ts';
import { restockNotices } from '../../platform/db/schema/restock.ts';
import { productReviews } from '../../platform/db/schema/reviews.ts';
import type { ContentTable, TableUse } from './content-table.ts';

const of = (label: string, table: PgTable, column: PgColumn): TableUse => ({
  label,
  table,
  where: ({ id }) => eq(column, id),
});

const writtenAbout = (label: string, table: PgTable & { productKeys: PgColumn }): TableUse => ({
  label,
  table,
  where: ({ key }) => sql`${key} = any(${table.productKeys})`,
});

/**
 * What may refer to a product. Its stock, tags, photographs, own contents and extras, and who has looked at it, are
 * deleted with it.
 */
export const productUses: readonly TableUse[] = [
  {
    label: '注文',
    table: orders,
    where: ({ id }) =>
      sql`${orders.id} in (select ${orderLines.orderId} from ${orderLines} where ${orderLines.productId} = ${id})`,
  },
  {
    label: '買い物かご',
    table: carts,
    where: ({ key }) =>
      sql`${carts.state} <> 'decided' and jsonb_path_exists(${carts.document}, '$.lines[*] ? (@.product_key == $key || @.accessories[*].product_key == $key)', jsonb_build_object('key', ${key}::text))`,
  },
  of('詰め合わせ', productContents, productContents.contentId),
  of('セット', productSetItems, productSetItems.productId),
  of('添える品の組み合わせ', productAccessories, productAccessories.accessoryId),
  of('レビュー', productReviews, productReviews.productId),
  of('お気に入り', userListItems, userListItems.productId),
  of('入荷のお知らせ', restockNotices, restockNotices.productId),
  of('商品のリクエスト', productRequests, productRequests.productId),
  writtenAbout('特集ページ', landingPages),
  writtenAbout('ブログ', blogs),
  writtenAbout('コレクションの記事', collectionEntries),
];

/** Waits for orders of the product that are being placed, and lets new ones wait. */
export const lockStock: NonNullable<ContentTable['lock']> = async ({ db }, { id }) => {
  await db
    .select()
    .from(stocks)
    .where(eq(stocks.productId, Number(id)))
    .for('update');
};
