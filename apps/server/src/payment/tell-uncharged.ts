import type { JobContext } from '../jobs/job.ts';
import type { OrderRow } from '../order/order.queries.ts';

/** Tells the people of the shop, by a line of the log, that goods have left whose card cannot be charged, and why. */
export function tellUncharged({ log }: Pick<JobContext, 'log'>, { orderNo }: OrderRow, reason: string): void {
  log.error({ order: orderNo, capture: 'refused', reason }, 'goods have left, but their card cannot be charged');
}
