import type { Leaving, OpenOrder } from '@shop/api';
import { paths } from '@shop/constants';
import { refusalOf } from '../../payment/coupon/coupon.rules.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { requireMember } from '../../platform/context/require-member.ts';
import { listCouponsEverywhere } from '../../payment/coupon/coupon.queries.ts';
import { selectListItems } from '../../members/favourite/user-list.queries.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { countMemorials } from '../../members/memorial/memorial.queries.ts';
import { listOpenOrdersOf, type OrderRow } from '../../checkout/order/order.queries.ts';
import { openLotsEverywhere } from '../../payment/point/point.queries.ts';
import { livingLots, sumOfLots } from '../../payment/point/lots.rules.ts';
import { countCardsEverywhere } from '../../checkout/user-card/user-card.queries.ts';
import { countAddresses } from '../../members/customer/address.queries.ts';

/** Returns what the member would lose by leaving, on all channels together, and the orders that prevent it. */
export async function getLeaving({ ctx }: { ctx: Ctx }): Promise<Leaving> {
  const { userId } = requireMember(ctx.actor);
  const { db } = ctx;
  const now = ctx.clock.now();
  const coupons = await listCouponsEverywhere(db, userId, now);
  return {
    points: sumOfLots(livingLots(await openLotsEverywhere(db, userId), now)),
    coupons: coupons.filter((coupon) => refusalOf(coupon, { userId, now }) === null).length,
    favourites: (await selectListItems(db, userId)).length,
    cards: await countCardsEverywhere(db, userId),
    addresses: await countAddresses(db, userId),
    memorials: await countMemorials(db, userId),
    orders: (await listOpenOrdersOf(db, userId)).map((order) => presentOpenOrder(ctx, order)),
  };
}

function presentOpenOrder(ctx: Ctx, { id, orderNo, orderedAt, status, channelId }: OrderRow): OpenOrder {
  const channel = channelOfId(ctx, channelId);
  return {
    id,
    order_no: orderNo,
    ordered_at: orderedAt.toISOString(),
    status,
    channel_name: channelId === ctx.channel.id ? null : channel.name,
    url: shopUrl({ ...ctx, channel }, paths.mypageOrder(id)),
  };
}
