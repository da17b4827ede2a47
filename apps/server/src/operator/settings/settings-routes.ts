import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { rehearse } from '../rehearse.ts';
import { changeSettings, readSettings } from './change-settings.ts';

const channels = { type: 'array', maxItems: 100, items: { type: 'string', maxLength: 30 }, default: [] } as const;

const changeSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['values'],
    properties: {
      channels,
      values: {
        type: 'object',
        minProperties: 1,
        maxProperties: 100,
        additionalProperties: { type: 'string', maxLength: 10_000 },
      },
    },
  },
} as const;

/** `/internal/settings`: the settings of channels by their names; no channel named is every channel. */
export function settingsRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: { channels: string[] } }>(
    '/internal/settings',
    { onRequest, schema: { querystring: { type: 'object', additionalProperties: false, properties: { channels } } } },
    ({ query }) => readSettings(process, query.channels),
  );
  server.patch<{ Body: { channels: string[]; values: Record<string, string> }; Querystring: { dry_run?: boolean } }>(
    '/internal/settings',
    { onRequest, schema: changeSchema },
    async (request) => ({
      changed: await rehearse(
        operatorContext(process, request),
        (ctx) => changeSettings(ctx, request.body.channels, request.body.values),
        () => request.query.dry_run === true,
      ),
    }),
  );
}
