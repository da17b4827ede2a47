import { STOCK_NOTICE } from '@shop/constants';
import { formatDateTime, formatDateWithWeekday, JAPAN } from '@shop/japanese';
import { orderWorkCopy } from '@shop/copy';
import { DateTime } from 'luxon';
import { isInUse } from '../../platform/channel/is-in-use.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import type { PaidOrder } from '../../checkout/order/order.queries.ts';
import { lastPayDay } from '../../payment/prepayment.rules.ts';
import {
  findLowStock,
  findOrdersToReport,
  findPaymentsToRemind,
  forgetOldNotices,
  forgetRefilled,
  recordReport,
} from './notice.queries.ts';
import { channelsSnapshot } from '../../platform/channel/channel.snapshot.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';

/** Reminded within a day and a half of the end, in the daytime of Japan. */
const REMIND_BEFORE = { hours: 36 } as const;
const RETENTION_DAYS = 90;
const DAYTIME = { from: 9, to: 21 } as const;
const BATCH = 100;

/**
 * Emails customers before their payment expires, and the shop about new orders and low stock; each once, from any
 * process.
 */
export const noticeJob: Job = {
  name: 'notices',
  everyMs: 60_000,
  run: async (ctx) => {
    const now = ctx.clock.now();
    const japan = DateTime.fromJSDate(now, JAPAN);
    if (japan.hour >= DAYTIME.from && japan.hour < DAYTIME.to) {
      const until = japan.plus(REMIND_BEFORE).toJSDate();
      for (const paid of await findPaymentsToRemind(ctx.db, { now, until }, BATCH)) await remind(ctx, paid);
    }
    for (const paid of await findOrdersToReport(ctx.db, japan.minus({ days: 1 }).toJSDate(), BATCH))
      await mailOrder(ctx, paid);
    await mailLowStock(ctx);
    await forgetOldNotices(ctx.db, japan.minus({ days: RETENTION_DAYS }).toJSDate());
  },
};

function remind(ctx: JobContext, { order, payment }: PaidOrder): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    if (!(await recordReport(inner.db, 'payment_reminder', payment.id, inner.clock.now()))) return;
    const payBy = lastPayDay(payment);
    await queueMail(
      { ...inner, channel: channelOfId(inner, order.channelId) },
      {
        kind: 'payment_reminder',
        to: order.snapshot.orderer.email,
        ...(order.userId !== null && { userId: order.userId }),
        data: {
          orderNo: order.orderNo,
          ordererName: order.snapshot.orderer.name,
          methodName: order.snapshot.payment_name,
          total: order.totalPayment,
          rows: payment.instructions?.lines ?? [],
          payBy: payBy === null ? '' : formatDateWithWeekday(payBy),
        },
      },
    );
  });
}

function mailOrder(ctx: JobContext, { order }: PaidOrder): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    if (!(await recordReport(inner.db, 'order_notice', order.id, inner.clock.now()))) return;
    const channel = channelOfId(inner, order.channelId);
    const { snapshot } = order;
    const days = snapshot.shippings.flatMap(({ packings }) => packings.flatMap(({ ship_date: day }) => day ?? []));
    await queueMail(
      { ...inner, channel },
      {
        kind: 'order_notice',
        to: channel.settings.SELLER.EMAIL,
        data: {
          orderNo: order.orderNo,
          orderedAt: formatDateTime(order.orderedAt),
          channelName: channel.name,
          methodName: snapshot.payment_name,
          total: order.totalPayment,
          goods: snapshot.lines.map(({ name, quantity }) => orderWorkCopy.goods(name, quantity)),
          shipDays: [...new Set(days)].toSorted().map(formatDateWithWeekday),
        },
      },
    );
  });
}

function mailLowStock(ctx: JobContext): Promise<void> {
  return inTransaction(ctx, async (inner) => {
    const { below } = STOCK_NOTICE;
    await forgetRefilled(inner.db, below);
    const channels = [...inner.snapshots.read(channelsSnapshot).values()].filter(isInUse);
    const [channel] = channels.toSorted((a, b) => a.id - b.id);
    // Before the first opening nothing is recorded, so that the list is sent then.
    if (!channel) return;
    const goods = [];
    for (const product of await findLowStock(inner.db, below))
      if (await recordReport(inner.db, 'low_stock', product.key, inner.clock.now())) goods.push(product);
    if (goods.length === 0) return;
    await queueMail(
      { ...inner, channel },
      { kind: 'low_stock', to: channel.settings.SELLER.EMAIL, data: { below, goods } },
    );
  });
}
