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
 * Mints a link to a gift and promises the mail that brings it: to the receiver, or to the giver who hands it on. Each mail has a
 * link of its own, since no token is kept that could be sent again; all of them are good until one was used or the giver asked for another.
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

/** Tells the giver that the address was entered, and the receiver what was; `days` are ready to read. */
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

/** Tells both that nobody came in time; the giver, that the money comes back. */
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
