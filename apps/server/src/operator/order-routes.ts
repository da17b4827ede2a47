import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../platform/audit/operator-context.ts';
import type { OperatorCtx } from '../platform/audit/operator-ctx.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import type { AmendmentRequest } from '../checkout/amendment/amendment-request.ts';
import { amendByShop } from './amend-by-shop.ts';
import { cancelByShop } from './cancel-by-shop.ts';
import { describeOrder } from './describe-order.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import { changeOrderSchema } from './operator-schemas.ts';
import { recordTransfer } from './record-transfer.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { presentRefund } from './refunds/present-refund.ts';
import { recordRefund } from './refunds/record-refund.ts';
import { markRefundPaid, type RefundPaid } from './refunds/mark-refund-paid.ts';
import type { RefundRequest } from './refunds/refund-request.ts';
import { rehearse } from './rehearse.ts';

type Body =
  | { paid: true }
  | { amend: AmendmentRequest }
  | { cancel_reason: string }
  | { refund: RefundRequest }
  | { refund_paid: RefundPaid }
  | OrderMove;

/** `/internal/orders`: the state of an order, its transfer, shipping, amendments, refunds and cancellation, by id or number. */
export function orderRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Params: { key: string } }>('/internal/orders/:key', { onRequest }, ({ params }) =>
    describeOrder(process.db, params.key),
  );
  server.patch<{ Params: { key: string }; Body: Body; Querystring: { dry_run?: boolean } }>(
    '/internal/orders/:key',
    { onRequest, schema: changeOrderSchema },
    async (request, reply) => {
      const { params, body, query } = request;
      const operator = operatorContext(process, request);
      if ('amend' in body) {
        const isDryRun = query.dry_run === true;
        const work = (ctx: OperatorCtx) => amendByShop(ctx, params.key, body.amend, { isDryRun });
        return rehearse(operator, work, () => isDryRun);
      }
      if ('refund' in body) {
        const work = (ctx: OperatorCtx) => recordRefund(ctx, params.key, body.refund);
        return presentRefund(await rehearse(operator, work, () => query.dry_run === true));
      }
      if ('refund_paid' in body) {
        const work = (ctx: OperatorCtx) => markRefundPaid(ctx, params.key, body.refund_paid);
        return presentRefund(await rehearse(operator, work, () => query.dry_run === true));
      }
      if ('paid' in body) {
        const work = (ctx: OperatorCtx) => recordTransfer(ctx, params.key);
        const owed = await rehearse(operator, work, () => query.dry_run === true);
        return owed === null ? reply.code(204).send() : presentRefund(owed);
      }
      const change = (ctx: OperatorCtx) =>
        'cancel_reason' in body ? cancelByShop(ctx, params.key, body.cancel_reason) : moveOrder(ctx, params.key, body);
      await rehearse(operator, change, () => query.dry_run === true);
      return reply.code(204).send();
    },
  );
}
