import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { matchTransfers } from './match-transfers.ts';
import { readBankFile } from './read-bank-file.ts';

/** A file of 100,000 records, as base64. */
const BODY_LIMIT = 30_000_000;

const transfersSchema = {
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['content'],
    properties: { content: { type: 'string', minLength: 1 } },
  },
} as const;

/** `/internal/transfers`: matches the deposits of a bank's file with orders that wait for a transfer. */
export function transferRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.post<{ Body: { content: string }; Querystring: { dry_run?: boolean } }>(
    '/internal/transfers',
    { onRequest, schema: transfersSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const deposits = readBankFile(Buffer.from(request.body.content, 'base64'));
      return {
        deposits: await matchTransfers(operatorContext(process, request), deposits, request.query.dry_run === true),
      };
    },
  );
}
