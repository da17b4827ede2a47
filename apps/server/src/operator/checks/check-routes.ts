import type { FastifyInstance } from 'fastify';
import { listChannels } from '../../platform/channel/channel.queries.ts';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { NotFoundError } from '../../platform/errors/index.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { runOpeningChecks } from './opening-checks.ts';
import { recordBackup } from './record-backup.ts';

const checksSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      channels: { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 30 }, default: [] },
    },
  },
} as const;

/** `/internal/checks`: what is still to do before opening. `/internal/backups`: reports a finished backup. */
export function checkRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: { channels: string[] } }>(
    '/internal/checks',
    { onRequest, schema: checksSchema },
    async ({ query }) => {
      const all = await listChannels(process.db);
      const unknown = query.channels.find((prefix) => !all.some((channel) => channel.prefix === prefix));
      if (unknown !== undefined)
        throw new NotFoundError('channel.not_found', `チャネル「${unknown}」は登録されていません。`);
      const channels = all.filter(({ prefix, archivedAt }) =>
        query.channels.length === 0 ? archivedAt === null : query.channels.includes(prefix),
      );
      const checks = await runOpeningChecks({ ...process, channels });
      return { open: checks.reduce((sum, { items }) => sum + items.length, 0), checks };
    },
  );
  server.post('/internal/backups', { onRequest }, async (request) => {
    const at = await inTransaction(operatorContext(process, request), recordBackup);
    return { backup_at: at.toISOString() };
  });
}
