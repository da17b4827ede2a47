import type { Leaving, OpenOrder } from '@shop/api';
import { paths } from '@shop/constants';
import { couponStanding } from '../coupon/coupon.rules.ts';
import { channelOfId } from '../channel/find-channel.ts';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { listCouponsEverywhere } from '../coupon/coupon.queries.ts';
import { selectListItems } from '../favourite/user-list.queries.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { countMemorials } from '../memorial/memorial.queries.ts';
import { listOpenOrdersOf, type OrderRow } from '../order/order.queries.ts';
import { openLotsEverywhere } from '../point/point.queries.ts';
import { livingLots, sumOfLots } from '../point/lots.rules.ts';
import { countCardsEverywhere } from '../user-card/user-card.queries.ts';
import { countAddresses } from '../customer/address.queries.ts';

/** What the member would lose by leaving, on all channels together, and the orders that keep him from it. */
export async function getLeaving({ ctx }: { ctx: Ctx }): Promise<Leaving> {
  const { userId } = requireMember(ctx.actor);
  const { db } = ctx;
  const now = ctx.clock.now();
  const coupons = await listCouponsEverywhere(db, userId, now);
  return {
    points: sumOfLots(livingLots(await openLotsEverywhere(db, userId), now)),
    coupons: coupons.filter((coupon) => couponStanding(coupon, { userId, now }) === null).length,
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
