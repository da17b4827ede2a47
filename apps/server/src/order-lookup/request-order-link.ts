import type { OrderLinkRequest, OrderLinkResult } from '@shop/api';
import { orderLookupForm } from '@shop/form-definitions';
import { inJapan, normaliseCode } from '@shop/japanese';
import { foldEmail } from '../account/fold-email.ts';
import { AUTH_LIMITS } from '../auth/auth-limits.ts';
import { enforceRateLimit } from '../auth/enforce-rate-limit.ts';
import type { Ctx } from '../context/ctx.ts';
import { readForm } from '../form/read-form.ts';
import { insertAskedMail } from '../mail/asked-mail.queries.ts';

/**
 * Asks for the link to an order. Everybody gets the same answer, after the same work: whether there is such an order, and whose it
 * is, is looked up afterwards, by the worker (P-15).
 * @returns seconds in which the link must be opened.
 * @throws InvalidInputError `input.invalid`; RateLimitedError by caller and by mailbox, known or not.
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
  await insertAskedMail(ctx, { purpose: 'order_lookup', email, orderNo: normaliseCode(order_no).toUpperCase() });
  return { expires_in: AUTH_LIMITS.mailedLink / 1000 };
}
