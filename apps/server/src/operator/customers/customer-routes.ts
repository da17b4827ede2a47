import { desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { livingLots, sumOfLots } from '../../payment/point/lots.rules.ts';
import { openLotsEverywhere } from '../../payment/point/point.queries.ts';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import { auditExport, writeAudit } from '../../platform/audit/write-audit.ts';
import { orders } from '../../platform/db/schema/orders.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { rehearse } from '../rehearse.ts';
import { instantText } from '../tables/instants.ts';
import { changeCustomer, type CustomerChange, requireCustomer } from './change-customer.ts';
import { findCustomers, lockedUntil, storedAbout } from './customer.queries.ts';
import { typedText } from '../../platform/contract/typed-text.ts';

const change = (properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: [...Object.keys(properties), 'reason'],
  properties: { ...properties, reason: typedText(100) },
});

const findSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    required: ['find'],
    properties: { find: typedText(100) },
  },
} as const;

const changeSchema = {
  querystring: dryRunQuery,
  body: {
    oneOf: [
      change({ unlock: { const: true } }),
      change({ email: typedText(254) }),
      change({ points: { type: 'integer', minimum: 1, maximum: 100_000 }, channel: typedText(30) }),
      change({ erase: { const: true } }),
    ],
  },
} as const;

/** `/internal/customers`: members for support by telephone, what is stored about one, and changes with a reason. */
export function customerRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const { db, clock } = process;
  server.get<{ Querystring: { find: string } }>(
    '/internal/customers',
    { onRequest, schema: findSchema },
    async (request) => {
      const found = await findCustomers(db, request.query.find);
      await auditExport(operatorContext(process, request), 'customer.find', 'customer', found.length);
      return found.map(({ user, orders: orderCount, lastOrderAt }) => ({
        id: user.id,
        name: `${user.lastName} ${user.firstName}`,
        kana: `${user.lastNameKana} ${user.firstNameKana}`,
        email: user.email,
        phone: user.phoneNumber,
        orders: orderCount,
        last_order_at: lastOrderAt && instantText(lastOrderAt),
      }));
    },
  );
  server.get<{ Params: { key: string } }>('/internal/customers/:key', { onRequest }, async (request) => {
    const user = await requireCustomer(db, request.params.key);
    const now = clock.now();
    const bought = await db
      .select({ no: orders.orderNo, at: orders.orderedAt, status: orders.status, total: orders.totalPayment })
      .from(orders)
      .where(eq(orders.userId, user.id))
      .orderBy(desc(orders.orderedAt))
      .limit(50);
    const locked = await lockedUntil(db, user.id, now);
    await writeAudit(operatorContext(process, request), {
      action: 'customer.show',
      subject: { kind: 'customer', key: user.id },
      after: { count: 1 },
    });
    return {
      id: user.id,
      name: `${user.lastName} ${user.firstName}`,
      kana: `${user.lastNameKana} ${user.firstNameKana}`,
      email: user.email,
      phone: user.phoneNumber,
      registered_at: instantText(user.createdAt),
      locked_until: locked && instantText(locked),
      mail_errors: user.mailErrorCount,
      points: sumOfLots(livingLots(await openLotsEverywhere(db, user.id), now)),
      orders: bought.map(({ no, at, status, total }) => ({ order_no: no, ordered_at: instantText(at), status, total })),
    };
  });
  server.get<{ Params: { key: string } }>('/internal/customers/:key/disclosure', { onRequest }, async (request) => {
    const user = await requireCustomer(db, request.params.key);
    const { passwordHash: _password, answerHash: _answer, ...profile } = user;
    await writeAudit(operatorContext(process, request), {
      action: 'customer.disclose',
      subject: { kind: 'customer', key: user.id },
      after: { count: 1 },
    });
    return { profile, ...(await storedAbout(db, user.id)) };
  });
  server.patch<{ Params: { key: string }; Body: CustomerChange; Querystring: { dry_run?: boolean } }>(
    '/internal/customers/:key',
    { onRequest, schema: changeSchema },
    async (request, reply) => {
      const { params, body, query } = request;
      await rehearse(
        operatorContext(process, request),
        (ctx) => changeCustomer(ctx, params.key, body),
        () => query.dry_run === true,
      );
      return reply.code(204).send();
    },
  );
}
