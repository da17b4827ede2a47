import { PREFECTURES } from '@shop/constants';
import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../platform/errors/index.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { type PostalPlace, replacePostalPlaces } from '../platform/postal/postal.queries.ts';
import { dryRunQuery } from './operator-schemas.ts';
import { rehearse } from './rehearse.ts';
import type { OperatorGuard } from './refuse-strangers.ts';

/** All of Japan is 125,000 rows of some 80 bytes. */
const BODY_LIMIT = 40_000_000;
const text = (maxLength: number) => ({ type: 'string', maxLength }) as const;

const importSchema = {
  params: { type: 'object', properties: { kind: { enum: ['area', 'office'] } } },
  querystring: dryRunQuery,
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['places'],
    properties: {
      places: {
        type: 'array',
        minItems: 1,
        maxItems: 300_000,
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['code', 'prefecture', 'city', 'town'],
          properties: {
            code: { type: 'string', pattern: '^[0-9]{7}$' },
            prefecture: { enum: [...PREFECTURES] },
            city: text(100),
            town: text(300),
          },
        },
      },
    },
  },
} as const;

/** Half of what Japan has: a file with fewer areas is a part, and would make the rest unknown. */
const FEWEST_AREAS = 60_000;

interface Request {
  Params: { kind: PostalPlace['kind'] };
  Body: { places: Omit<PostalPlace, 'kind'>[] };
  Querystring: { dry_run?: boolean };
}

/** `/internal/postal/{kind}`: replaces the imported postal codes of areas or offices. */
export function postalRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.put<Request>(
    '/internal/postal/:kind',
    { onRequest, schema: importSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { kind } = request.params;
      const { places } = request.body;
      if (kind === 'area' && places.length < FEWEST_AREAS)
        throw new InvalidInputError(
          'postal.too_few',
          `全国の郵便番号にしては少なすぎます(${places.length}件)。全国一括のファイルを指定してください。`,
        );
      await rehearse(
        operatorContext(process, request),
        async (ctx) => {
          await replacePostalPlaces(ctx.db, kind, places);
          const subject = { kind: 'postal_codes', key: kind } as const;
          await writeAudit(ctx, { action: 'postal_codes.replace', subject, after: { count: places.length } });
        },
        () => request.query.dry_run === true,
      );
      return { places: places.length };
    },
  );
}
