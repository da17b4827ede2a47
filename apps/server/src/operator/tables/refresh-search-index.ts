import { ne, sql } from 'drizzle-orm';
import { SEARCH_INDEX_VERSION } from '@shop/search';
import { products } from '../../platform/db/schema/catalogue.ts';
import type { TableContext } from './content-table.ts';
import { reindexProducts } from './reindex-products.ts';

/**
 * Indexes products again that an older version of the shop indexed; fast when there are none. Processes that start
 * together wait for each other, so that only the first has work to do.
 */
export async function refreshSearchIndex({ db, ...ctx }: TableContext): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(727274)`);
    const [old] = await tx
      .select({ id: products.id })
      .from(products)
      .where(ne(products.searchIndexVersion, SEARCH_INDEX_VERSION))
      .limit(1);
    if (old) await reindexProducts({ ...ctx, db: tx });
  });
}
