import { orderWorkCopy, type OrderLinks, type ShippedMail } from '@shop/copy';
import { formatDateWithWeekday } from '@shop/japanese';
import type { JobContext } from '../../platform/jobs/job.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { giftReceiverOf } from '../order/gift/social-gift.rules.ts';
import { orderLinks } from '../order/order-links.ts';
import { listParcels, type OrderRow, type ParcelRow } from '../order/order.queries.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';

const pages: Readonly<Record<string, (number: string) => string>> = {
  yamato: (number) => `https://member.kms.kuronekoyamato.co.jp/parcel/detail?pno=${number}`,
  sagawa: (number) => `https://k2k.sagawa-exp.co.jp/p/web/okurijosearch.do?okurijoNo=${number}`,
  japanpost: (number) =>
    `https://trackings.post.japanpost.jp/services/srv/search/direct?reqCodeNo1=${number}&locale=ja`,
};

/** The parcels that were shipped together, and how many of the order are left. */
interface Shipped {
  readonly keys: ReadonlySet<string>;
  readonly left: number;
}

/** Emails the orderer which parcels were shipped, with the tracking numbers; for a social gift without them (L-37). */
export async function queueShippedMail(ctx: JobContext, order: OrderRow, { keys, left }: Shipped): Promise<void> {
  const channel = channelOfId(ctx, order.channelId);
  const all = giftReceiverOf(order) ? [] : await listParcels(ctx.db, order.id);
  const parcels = all.filter(({ packingKey }) => keys.has(packingKey));
  await queueMail(
    { ...ctx, channel },
    {
      kind: 'order_shipped',
      to: order.snapshot.orderer.email,
      ...(order.userId !== null && { userId: order.userId }),
      data: { ...shippedMail(order, parcels, orderLinks({ ...ctx, channel }, order)), left },
    },
  );
}

function shippedMail(order: OrderRow, parcels: readonly ParcelRow[], links: OrderLinks): Omit<ShippedMail, 'left'> {
  const packings = order.snapshot.shippings.flatMap((shipping) => shipping.packings);
  return {
    orderNo: order.orderNo,
    ordererName: order.snapshot.orderer.name,
    parcels: parcels.map(({ packingKey, carrier, zone, plannedDate, trackingNo }) => {
      const packing = packings.find(({ key }) => key === packingKey);
      return {
        carrier: packing?.carrier.name ?? carrier,
        zone: orderWorkCopy.slip.zones[zone],
        arrival: [formatDateWithWeekday(plannedDate), packing?.delivery_time_name].filter(Boolean).join(' '),
        trackingNo,
        url: trackingNo === null ? null : trackingUrl(carrier, trackingNo),
      };
    }),
    ...links,
  };
}

/** Returns the URL of the carrier's tracking page; null for an unknown carrier. */
function trackingUrl(carrier: string, trackingNo: string): string | null {
  return pages[carrier]?.(encodeURIComponent(trackingNo.replaceAll('-', ''))) ?? null;
}
