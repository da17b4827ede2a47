import { paths } from '@shop/constants';
import { formatDateTime } from '@shop/japanese';
import type { Channel } from '../channel/channel.ts';
import type { JobContext } from '../jobs/job.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { orderMail } from './order-mail.ts';
import type { PaidOrder } from './order.queries.ts';

type OrderMailKind = 'order_confirmation' | 'payment_instructions' | 'payment_received' | 'payment_expired' | 'payment_refunded';

/** Promises a mail about an order to its orderer, in the transaction of `ctx` (L-07). */
export async function queueOrderMail(ctx: JobContext, { order, payment }: PaidOrder, kind: OrderMailKind): Promise<void> {
  const channel = channelOf(ctx, order.channelId);
  const to = order.snapshot.orderer.email;
  const userId = order.userId ?? undefined;
  const notice = {
    orderNo: order.orderNo,
    ordererName: order.snapshot.orderer.name,
    methodName: order.snapshot.payment_name,
    total: order.totalPayment,
  };
  const person = { to, ...(userId !== undefined && { userId }) };
  const target = { ...ctx, channel };
  if (kind === 'order_confirmation') {
    const orderUrl = order.userId === null ? null : shopUrl(target, paths.mypageOrder(order.id));
    return queueMail(target, { kind, ...person, data: orderMail(order, orderUrl) });
  }
  if (kind === 'payment_instructions') {
    const { lines = [], expires_at = null } = payment.instructions ?? {};
    const payBy = expires_at === null ? '' : formatDateTime(new Date(expires_at));
    return queueMail(target, { kind, ...person, data: { ...notice, steps: lines, payBy } });
  }
  return queueMail(target, { kind, ...person, data: notice });
}

function channelOf({ snapshots }: JobContext, id: number): Channel {
  for (const channel of snapshots.channels.value.values()) if (channel.id === id) return channel;
  throw new Error(`There is no channel ${id}.`);
}
