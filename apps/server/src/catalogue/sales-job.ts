import type { Job } from '../platform/jobs/job.ts';
import { formatDateWithWeekday, inJapan } from '@shop/japanese';
import { and, eq, lt } from 'drizzle-orm';
import { products } from '../platform/db/schema/catalogue.ts';
import { salesSnapshot } from './catalogue.snapshots.ts';

/** Ends the sale of products after their last day; the change notice updates every process, cart and page (L-02). */
export const endSalesJob: Job = {
  name: 'end-sales',
  everyMs: 60_000,
  run: async ({ db, clock }) => {
    const now = clock.now();
    const over = and(eq(products.saleStatus, 'on_sale'), lt(products.saleEndsOn, inJapan(now).day));
    const rows = await db.select({ id: products.id, lastDay: products.saleEndsOn }).from(products).where(over);
    for (const { id, lastDay } of rows) {
      const suspendReason = `販売期間(${formatDateWithWeekday(lastDay ?? '')}まで)が終わりました。`;
      await db
        .update(products)
        .set({ saleStatus: 'suspended', suspendReason, updatedAt: now })
        .where(eq(products.id, id));
    }
  },
};

/**
 * Updates the sales figures, by which searches are ordered. Cached pages are not invalidated, since they remain
 * correct.
 */
export const salesJob: Job = {
  name: 'sales',
  everyMs: 3_600_000,
  run: ({ snapshots }) => snapshots.of(salesSnapshot).refresh(),
};
