import { JAPAN } from '@shop/japanese';
import { and, desc, eq, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { DateTime } from 'luxon';
import { auditLog } from '../platform/db/schema/audit-log.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { instantText } from './tables/instants.ts';

const MOST = 5000;

interface Query {
  readonly days: number;
  readonly kind?: string;
  readonly key?: string;
  readonly name?: string;
}

const text = { type: 'string', minLength: 1, maxLength: 200 } as const;

const logSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      days: { type: 'integer', minimum: 1, maximum: 3660, default: 30 },
      kind: text,
      key: text,
      name: text,
    },
  },
} as const;

/** `/internal/log`: the audit log, the newest first, of one subject or one person on request. */
export function logRoutes(server: FastifyInstance, { db, clock }: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: Query }>('/internal/log', { onRequest, schema: logSchema }, async ({ query }) => {
    const since = DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: query.days }).toJSDate();
    const rows = await db
      .select()
      .from(auditLog)
      .where(
        and(
          gte(auditLog.at, since),
          query.kind === undefined ? undefined : eq(auditLog.subjectKind, query.kind),
          query.key === undefined ? undefined : eq(auditLog.subjectKey, query.key),
          query.name === undefined ? undefined : eq(auditLog.actorName, query.name),
        ),
      )
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(MOST);
    return rows.map(({ id, at, actorKind, actorName, action, subjectKind, subjectKey, requestId, ...entry }) => ({
      id,
      at: instantText(at),
      actor: actorKind,
      name: actorName,
      action,
      kind: subjectKind,
      key: subjectKey,
      before: entry.before,
      after: entry.after,
      reason: entry.reason,
      request_id: requestId,
    }));
  });
}
