import type { FastifyInstance } from 'fastify';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { issueSupport } from '../members/auth/support/issue-support.ts';
import { selectSupportLog } from '../members/auth/support/support.queries.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';
import { typedText } from '../platform/contract/typed-text.ts';

const MOST = 5000;

interface Issue {
  readonly channel: string;
  readonly member: string;
  readonly staff: string;
  readonly reason: string;
}

const issueSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['channel', 'member', 'staff', 'reason'],
    properties: { channel: typedText(40), member: typedText(254), staff: typedText(100), reason: typedText(500) },
  },
} as const;

const logSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { days: { type: 'integer', minimum: 1, maximum: 3660, default: 30 } },
  },
} as const;

/** `/internal/support`: a link by which staff opens the shop as a member, and the log of all that was done so. */
export function supportRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.post<{ Body: Issue }>('/internal/support', { onRequest, schema: issueSchema }, async (request) => {
    const { channel: prefix, ...input } = request.body;
    const channel = [...process.snapshots.read(channelsSnapshot).values()].find((one) => one.prefix === prefix);
    if (!channel) throw new NotFoundError('channel.not_found', `チャネル「${prefix}」はありません。`);
    return inTransaction(operatorContext(process, request), async (ctx) => {
      const issued = await issueSupport({ ...ctx, channel }, input);
      await writeAudit(ctx, {
        action: 'support.login',
        subject: { kind: 'support', key: issued.user_id },
        after: { channel: prefix, staff: input.staff },
        reason: input.reason,
      });
      return issued;
    });
  });
  server.get<{ Querystring: { days: number } }>(
    '/internal/support/log',
    { onRequest, schema: logSchema },
    async ({ query }) => {
      const since = DateTime.fromJSDate(process.clock.now(), JAPAN).minus({ days: query.days }).toJSDate();
      const rows = await selectSupportLog(process.db, since, MOST);
      return rows.map(({ at, supportId, userId, id: _id, ...row }) => ({
        at: at.toISOString(),
        support_id: supportId,
        user_id: userId,
        ...row,
      }));
    },
  );
}
