import { amendOrder } from '../checkout/amendment/amend-order.ts';
import type { AmendmentRequest } from '../checkout/amendment/amendment-request.ts';
import { presentAmendment, type PresentedAmendment } from '../checkout/amendment/present-amendment.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { findOrderByName } from '../checkout/order/order.queries.ts';

/**
 * Amends an order for the shop and writes an audit entry, none for a request that was made before. Call it inside a
 * transaction.
 * @throws as `amendOrder`
 */
export async function amendByShop(
  ctx: OperatorCtx,
  name: string,
  request: AmendmentRequest,
  options: { isDryRun: boolean },
): Promise<PresentedAmendment> {
  const result = await amendOrder(ctx, name, request, options);
  const { row, plan } = result;
  const found = await findOrderByName(ctx.db, name);
  if (plan && found)
    await writeAudit(ctx, {
      action: 'order.amend',
      subject: { kind: 'order', key: found.order.orderNo },
      before: { total: row.totalBefore },
      after: { total: row.totalAfter, amendment: row.no, kinds: row.kinds, settles_by: row.settlesBy },
      reason: row.reason,
    });
  return presentAmendment(ctx, result);
}
