import { returnCoupons } from '../coupon/coupon.queries.ts';
import type { JobContext } from '../jobs/job.ts';
import { returnPoints } from '../point/return-points.ts';
import { returnToStock } from './stock.queries.ts';

/** What went back. */
export interface GivenBack {
  coupons: number;
  points: number;
}

/** An order has come to nothing: its pieces, coupons and points go back, each once (P-07). The order is held. */
export async function giveBack(ctx: JobContext, orderId: string): Promise<GivenBack> {
  await returnToStock(ctx.db, orderId);
  const coupons = await returnCoupons(ctx.db, orderId);
  return { coupons, points: await returnPoints(ctx, orderId) };
}
