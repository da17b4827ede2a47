import { entryPaths, paths, withQuery } from '@shop/constants';
import { foldEmail } from '../account/fold-email.ts';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { issueMailedCode } from '../auth/issue-mailed-code.ts';
import type { Ctx } from '../context/ctx.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { shopUrl } from '../mail/shop-url.ts';
import { writtenOrderNo } from '../order/order-no.ts';
import { findOrderByName } from '../order/order.queries.ts';

/**
 * Mails a guest the link to his order, to the address that he gave with it; a member is told that his stands in my page. Anybody else
 * gets nothing. In the transaction of `ctx`.
 * @param orderNo number in half width and capitals, without its hyphen
 */
export async function mailOrderLink(ctx: Ctx, { email, orderNo }: { email: string; orderNo: string }): Promise<void> {
  const found = await findOrderByName(ctx.db, writtenOrderNo(orderNo));
  if (!found || found.order.channelId !== ctx.channel.id) return;
  const { id, userId, snapshot } = found.order;
  const to = snapshot.orderer.email;
  if (foldEmail(to) !== foldEmail(email)) return;
  const data = { orderNo: found.order.orderNo };
  if (userId !== null) {
    const orderUrl = shopUrl(ctx, paths.mypageOrder(id));
    return queueMail(ctx, { kind: 'order_lookup_member', to, userId, data: { ...data, orderUrl } });
  }
  const code = await issueMailedCode(ctx, { purpose: 'order_lookup', email: to, orderId: id });
  const url = shopUrl(ctx, withQuery(entryPaths.guestOrder(), { code }));
  await queueMail(ctx, {
    kind: 'order_lookup',
    to,
    data: { ...data, url, minutes: AUTH_LIMITS.mailedLink / 60_000 },
  });
}
