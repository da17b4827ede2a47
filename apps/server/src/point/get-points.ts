import type { PointBalance } from '@shop/api';
import type { Ctx } from '../context/ctx.ts';
import { requireMember } from '../context/require-member.ts';
import { openLots, pendingPoints } from './point.queries.ts';
import { lastDayOf } from './point.rules.ts';
import { livingLots, sumOfLots } from './take-from-lots.ts';

/** What the member has on this channel: points to spend, by the day on which they end, and points that wait for an order to be sent. */
export async function getPoints({ ctx }: { ctx: Ctx }): Promise<PointBalance> {
  const owner = { userId: requireMember(ctx.actor).userId, channelId: ctx.channel.id };
  const lots = livingLots(await openLots(ctx.db, owner), ctx.clock.now());
  const byDay = Map.groupBy(lots, (lot) => lastDayOf(lot.expiresAt));
  return {
    available: sumOfLots(lots),
    pending: await pendingPoints(ctx.db, owner),
    expirations: [...byDay].map(([expires_on, ending]) => ({ expires_on, points: sumOfLots(ending) })),
  };
}
