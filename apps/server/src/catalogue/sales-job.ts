import type { Job } from '../jobs/job.ts';
import { formatDateWithWeekday, inJapan } from '@shop/japanese';
import { and, eq, lt } from 'drizzle-orm';
import { products } from '../db/schema/catalogue.ts';

/** Takes goods off sale whose last day is over: the change notice tells every process, cart and page (L-02). */
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

/** Counts anew what sells: searches show more of it first. Pages that are kept stay as they are, since nothing of theirs is wrong. */
export const salesJob: Job = {
  name: 'sales',
  everyMs: 3_600_000,
  run: ({ snapshots }) => snapshots.sales.refresh(),
};
