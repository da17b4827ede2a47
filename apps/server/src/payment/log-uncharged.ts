import type { JobContext } from '../platform/jobs/job.ts';
import type { OrderRow } from '../checkout/order/order.queries.ts';

/** Logs that an order has shipped whose card cannot be charged, and why. */
export function logUncharged({ log }: Pick<JobContext, 'log'>, { orderNo }: OrderRow, reason: string): void {
  log.error({ order: orderNo, capture: 'refused', reason }, 'goods have left, but their card cannot be charged');
}
