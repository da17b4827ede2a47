import { hash } from 'node:crypto';
import { amendmentCopy } from '@shop/copy';
import { canonicalJson } from '../../cart/quote/quote-hash.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import { ConflictError, NotFoundError } from '../../platform/errors/index.ts';
import type { JobContext } from '../../platform/jobs/job.ts';
import { insertMail, type NewMail } from '../../platform/mail/mail.queries.ts';
import { withParcels } from '../order/get-order.ts';
import { findOrderByName, listParcels, lockOrderOfPayment, type OrderRow } from '../order/order.queries.ts';
import { amendRefusal } from './amend-refusal.ts';
import { isAwaitingMoney, type AmendedOrder } from './amended-order.ts';
import { amendmentContext } from './amendment-context.ts';
import type { AmendmentRequest } from './amendment-request.ts';
import { type AmendmentRow, insertAmendment, listAmendments, originalOf } from './amendment.queries.ts';
import { amendmentMail } from './amendment-mail.ts';
import { applyRequest } from './apply-request.ts';
import { planAmendment, type PlannedAmendment } from './plan-amendment.ts';
import { rebuildCart } from './rebuild-cart.ts';
import { settleAmendment } from './settle-amendment.ts';
import { writeAmendment } from './write-amendment.ts';

/** An amendment as recorded; `plan` and `mail` are null when the same request was made before. */
export interface AmendmentResult {
  row: AmendmentRow;
  plan: PlannedAmendment | null;
  mail: NewMail | null;
}

/**
 * Amends an order that was not shipped, once per key: products, addresses, days and texts by the rules of the checkout,
 * with stock, coupons, points and payment; the orderer is emailed. Call it inside a transaction. In a dry run one of
 * several ways to settle the difference need not be chosen.
 * @param name the order's id or number
 * @throws NotFoundError `order.not_found`
 * @throws ConflictError `amendment.key_used`; `order.cannot_amend` and `amendment.settlement` as `planAmendment`
 * @throws InvalidInputError `input.invalid`, `amendment.invalid`, `amendment.not_possible`
 */
export async function amendOrder(
  ctx: JobContext,
  name: string,
  request: AmendmentRequest,
  { isDryRun = false }: { isDryRun?: boolean } = {},
): Promise<AmendmentResult> {
  const named = await findOrderByName(ctx.db, name);
  const locked = named && (await lockOrderOfPayment(ctx.db, named.payment.id));
  if (!locked) throw new NotFoundError('order.not_found', 'ご注文が見つかりませんでした。');
  const earlier = await listAmendments(ctx.db, locked.order.id);
  const requestHash = hash('sha256', canonicalJson(request), 'hex');
  const known = earlier.find(({ key }) => key === request.key);
  if (known?.requestHash === requestHash) return { row: known, plan: null, mail: null };
  if (known) throw new ConflictError('amendment.key_used', amendmentCopy.refusals.keyUsed(request.key));
  const parcels = await listParcels(ctx.db, locked.order.id);
  const order = withParcels(locked.order, parcels);
  const amended: AmendedOrder = {
    order: isAwaitingMoney(locked) ? order : withoutDeadline(order),
    payment: locked.payment,
    channel: channelOfId(ctx, order.channelId),
    original: await originalOf(ctx.db, order.id),
    parcels,
    amendments: earlier.length,
  };
  const refusal = amendRefusal(amended, ctx.clock.now());
  if (refusal !== null) throw new ConflictError('order.cannot_amend', refusal);
  const before = rebuildCart(amended.order.snapshot, amended.original, locked.payment.methodId);
  const keys = [
    ...before.lines.flatMap((line) => [line, ...(line.accessories ?? [])]).map(({ product_key }) => product_key),
    ...(request.added ?? []).map(({ product_key }) => product_key),
  ];
  const context = await amendmentContext(ctx, amended, before, [...new Set(keys)]);
  const after = applyRequest(before, request, { channel: amended.channel, context });
  const plan = planAmendment(ctx, amended, { before, after }, { context, request, isDryRun });
  const row: AmendmentRow = {
    orderId: order.id,
    no: earlier.length + 1,
    key: request.key,
    requestHash,
    kinds: plan.kinds,
    before: amended.order.snapshot,
    after: plan.snapshot,
    totalBefore: order.totalPayment,
    totalAfter: plan.quote.totals.total,
    difference: plan.quote.totals.total - order.totalPayment,
    settlesBy: plan.settlesBy ?? 'none',
    reason: request.reason.trim(),
    agreedBy: request.agreed_by?.trim() ?? null,
    createdAt: ctx.clock.now(),
  };
  const written = await writeAmendment(ctx, amended, {
    plan,
    context,
    row,
    dropsTracking: request.drops_tracking === true,
  });
  const payment = await settleAmendment(ctx, amended, { plan, row });
  await insertAmendment(ctx.db, row);
  const mail = amendmentMail(ctx, { order: written, payment }, { amended, plan, row });
  await insertMail(ctx.db, mail);
  return { row, plan, mail };
}

/** Returns an order without the payment deadlines of its days: the money has arrived, or is not paid in advance. */
function withoutDeadline(order: OrderRow): OrderRow {
  const shippings = order.snapshot.shippings.map((shipping) => ({
    ...shipping,
    packings: shipping.packings.map(({ pay_by: _, ...packing }) => packing),
  }));
  return { ...order, snapshot: { ...order.snapshot, shippings } };
}
