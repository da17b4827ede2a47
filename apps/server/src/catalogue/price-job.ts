import { sql } from 'drizzle-orm';
import type { Job } from '../platform/jobs/job.ts';

const EVERY_MS = 60_000;

/**
 * Writes regular prices that have begun into `products.price`, and announces the products whose price changed by the
 * clock, so that cached pages are made again. Carts and orders read the clock themselves (decision 107).
 */
export const priceJob: Job = {
  name: 'prices',
  everyMs: EVERY_MS,
  run: async ({ db, clock }) => {
    const now = clock.now();
    const until = sql`${now.toISOString()}::timestamptz`;
    const since = sql`${new Date(now.getTime() - 2 * EVERY_MS).toISOString()}::timestamptz`;
    await db.execute(sql`
      update products set price = current.price, updated_at = ${until}
      from (
        select distinct on (product_id) product_id, price from product_prices
        where kind = 'regular' and starts_at <= ${until} order by product_id, starts_at desc
      ) current
      where current.product_id = products.id and current.price <> products.price`);
    await db.execute(sql`
      select pg_notify('shop_changes', 'catalogue ' || product_id) from (
        select distinct product_id from product_prices
        where (starts_at > ${since} and starts_at <= ${until}) or (ends_at > ${since} and ends_at <= ${until})
      ) changed`);
  },
};
