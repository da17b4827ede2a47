import type { OrderLinkRequest, OrderLinkResult } from '@shop/api';
import { orderLookupForm } from '@shop/form-definitions';
import { inJapan, normaliseCode } from '@shop/japanese';
import { foldEmail } from '../../members/account/fold-email.ts';
import { AUTH_LIMITS } from '../../members/auth/auth-limits.ts';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { readForm } from '../../platform/form/read-form.ts';
import { insertRequestedMail } from '../../platform/mail/requested-mail.queries.ts';
import { paths, withQuery } from '@shop/constants';
import { issueMailedCode } from '../../members/auth/mailed-code.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { shopUrl } from '../../platform/mail/shop-url.ts';
import { writtenOrderNo } from '../order/order-no.ts';
import { findOrderByName } from '../order/order.queries.ts';

/**
 * Requests the link to an order. The answer and its duration are always the same: whether the order exists and whose it
 * is, is looked up afterwards by the worker (P-15).
 * @returns seconds in which the link must be opened
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by email address, known or not
 */
export async function requestOrderLink({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: OrderLinkRequest & { address: string };
}): Promise<OrderLinkResult> {
  await enforceRateLimit(ctx, 'orderLinkRequest', input.address);
  const { order_no, email } = readForm(orderLookupForm.fields, input, inJapan(ctx.clock.now()).day);
  await enforceRateLimit(ctx, 'orderLinkMailbox', foldEmail(email));
  await insertRequestedMail(ctx, { purpose: 'order_lookup', email, orderNo: normaliseCode(order_no).toUpperCase() });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}

/**
 * Emails a guest the link to the order at the address given with it, and a member that the order is in the account;
 * other callers get nothing. Runs in the transaction of `ctx`.
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
  const url = shopUrl(ctx, withQuery(paths.guestOrder(), { code }));
  await queueMail(ctx, {
    kind: 'order_lookup',
    to,
    data: { ...data, url, minutes: AUTH_LIMITS.mailedLink / 60_000 },
  });
}
