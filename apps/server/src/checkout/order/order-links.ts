import { paths, withQuery } from '@shop/constants';
import type { OrderLinks } from '@shop/copy';
import type { Ctx } from '../../platform/context/ctx.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import type { OrderRow } from './order.queries.ts';

/** Returns the URL of an order for mails: in my page for a member, the order look-up with its number for a guest. */
export function orderLinks(
  ctx: Pick<Ctx, 'config' | 'snapshots' | 'channel' | 'host'>,
  { id, orderNo, userId }: Pick<OrderRow, 'id' | 'orderNo' | 'userId'>,
): OrderLinks {
  return userId === null
    ? { orderUrl: null, lookupUrl: shopUrl(ctx, withQuery(paths.orderLookup(), { order_no: orderNo })) }
    : { orderUrl: shopUrl(ctx, paths.mypageOrder(id)) };
}
