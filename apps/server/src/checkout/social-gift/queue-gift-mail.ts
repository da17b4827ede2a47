import { paths } from '@shop/constants';
import { formatDateTime } from '@shop/japanese';
import { newPublicId } from '../../platform/secrets/public-id.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import type { Mail } from '../../platform/mail/mail.types.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import type { OrderRow } from '../order/order.queries.ts';
import { giftTokenHash } from './find-gift.ts';
import { insertGiftLink, type GiftOfOrder } from '../order/gift/social-gift.queries.ts';
import { giftReceiverOf, giverNameOf } from '../order/gift/social-gift.rules.ts';

/**
 * Creates a link to a gift and queues its email, to the receiver or to the giver. Each email has a new link, since
 * tokens are not stored; all are valid until one is used or the giver requests another.
 */
export async function queueGiftLink(ctx: JobContext, { order, gift }: GiftOfOrder, isReminder: boolean): Promise<void> {
  const receiver = giftReceiverOf(order);
  if (!receiver || !gift.expiresAt) return;
  const channel = channelOfId(ctx, order.channelId);
  const token = newPublicId();
  await insertGiftLink(ctx.db, { tokenHash: giftTokenHash(token), orderId: order.id, createdAt: ctx.clock.now() });
  const link = {
    senderName: giverNameOf(order),
    receiverName: receiver.name,
    url: shopUrl({ ...ctx, channel }, paths.socialGift(token)),
    until: formatDateTime(gift.expiresAt),
    isReminder,
  };
  const mail: Mail =
    gift.receiverEmail === null
      ? { kind: 'social_gift_link', ...giverOf(order), data: { ...link, name: order.snapshot.orderer.name } }
      : { kind: 'social_gift_invitation', to: gift.receiverEmail, data: { ...link, name: receiver.name } };
  await queueMail({ ...ctx, channel }, mail);
}

/** Emails the giver that the address was entered, and the receiver the days; `days` are formatted. */
export async function queueGiftReceived(
  ctx: JobContext,
  { order, gift }: GiftOfOrder,
  { name, days }: { name: string; days: string[] },
): Promise<void> {
  const channel = channelOfId(ctx, order.channelId);
  await queueMail({ ...ctx, channel }, { kind: 'social_gift_registered', ...giverOf(order), data: noticeOf(order) });
  if (gift.receiverEmail === null) return;
  await queueMail(
    { ...ctx, channel },
    { kind: 'social_gift_received', to: gift.receiverEmail, data: { name, senderName: giverNameOf(order), days } },
  );
}

/** Emails both that the gift expired, and the giver that the money is refunded. */
export async function queueGiftExpired(ctx: JobContext, { order, gift }: GiftOfOrder): Promise<void> {
  const channel = channelOfId(ctx, order.channelId);
  const notice = noticeOf(order);
  await queueMail({ ...ctx, channel }, { kind: 'social_gift_expired', ...giverOf(order), data: notice });
  if (gift.receiverEmail === null) return;
  const data = { name: notice.receiverName, senderName: giverNameOf(order) };
  await queueMail({ ...ctx, channel }, { kind: 'social_gift_closed', to: gift.receiverEmail, data });
}

function giverOf({ snapshot, userId }: OrderRow): { to: string; userId?: string } {
  return { to: snapshot.orderer.email, ...(userId !== null && { userId }) };
}

function noticeOf(order: OrderRow) {
  return { name: order.snapshot.orderer.name, receiverName: giftReceiverOf(order)?.name ?? '', orderNo: order.orderNo };
}
