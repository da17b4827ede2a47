import { inJapan, ISO_DAY, JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { ConflictError, InvalidInputError, NotFoundError } from '../../platform/errors/index.ts';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { findOrderByName, lockOrderOfPayment } from '../../checkout/order/order.queries.ts';
import { auditOrder } from '../audit-order.ts';
import { parseDay } from '../tables/instants.ts';
import { listRefunds, type RefundRow, updateRefund } from '../../payment/refund/refund.queries.ts';

/** The day in Japan on which the shop sent the money of a refund; today when absent, null to undo the mark. */
export interface RefundPaid {
  readonly no: number;
  readonly on?: string | null;
}

/**
 * Records that money was returned by hand (a transfer, cash on delivery); a second call corrects the day. Call it
 * inside a transaction.
 *
 * @param name the order's id or number
 * @throws NotFoundError `order.not_found`, `refund.not_found`; ConflictError `refund.not_by_hand`
 * @throws InvalidInputError `refund.day` for a day that is none, ahead, or before the order
 */
export function markRefundPaid(ctx: OperatorCtx, name: string, paid: RefundPaid): Promise<RefundRow> {
  return auditOrder(ctx, name, { action: 'order.refund_paid' }, () => mark(ctx, name, paid));
}

async function mark(ctx: JobContext, name: string, { no, on: given = today(ctx) }: RefundPaid): Promise<RefundRow> {
  const on = given === null ? null : (parseDay(given) ?? given);
  const named = await findOrderByName(ctx.db, name);
  const locked = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!locked) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const refund = (await listRefunds(ctx.db, locked.order.id)).find((one) => one.no === no);
  if (!refund) throw new NotFoundError('refund.not_found', `このご注文に、返金${no}はありません。`);
  if (refund.way !== 'by_hand')
    throw new ConflictError(
      'refund.not_by_hand',
      refund.way === 'service'
        ? `返金${no}は、決済サービスがお返しします。記録の必要はありません。`
        : `返金${no}には、お返しする代金がありません。`,
    );
  if (on !== null) refuseWrongDay(on, { from: inJapan(locked.order.orderedAt).day, to: today(ctx) });
  const doneAt = on === null ? null : DateTime.fromISO(on, JAPAN).toJSDate();
  await updateRefund(ctx.db, refund, { doneAt });
  return { ...refund, doneAt };
}

const today = ({ clock }: Pick<JobContext, 'clock'>): string => inJapan(clock.now()).day;

function refuseWrongDay(on: string, { from, to }: { from: string; to: string }): void {
  if (DateTime.fromFormat(on, ISO_DAY, JAPAN).isValid && on >= from && on <= to) return;
  throw new InvalidInputError('refund.day', `お返しした日は、${from} から ${to} までの日付(例:${to})にしてください。`);
}
