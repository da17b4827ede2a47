import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../platform/errors/index.ts';
import { labelFile } from '../checkout/fulfilment/labels/label-file.ts';
import { sagawaLayout } from '../checkout/fulfilment/labels/sagawa.ts';
import { yamatoLayout } from '../checkout/fulfilment/labels/yamato.ts';
import { listShopParcels } from '../checkout/fulfilment/list-shop-parcels.ts';
import type { WantedParcels } from '../checkout/fulfilment/shop-parcel.queries.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { auditExport } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { recordTracking, type TrackedParcel } from './record-tracking.ts';
import { rehearse } from './rehearse.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { labelsSchema, trackingSchema } from './work-schemas.ts';

const layouts = { yamato: yamatoLayout, sagawa: sagawaLayout } as const;

type Wanted = WantedParcels & {
  readonly carrier: keyof typeof layouts;
  readonly customer_code?: string;
  readonly freight_no?: string;
};

const BODY_LIMIT = 4_000_000;

/**
 * `/internal/work/labels`: shipping labels for the carriers' software; `/internal/work/tracking`: their tracking
 * numbers.
 */
export function labelRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get<{ Querystring: Wanted }>('/internal/work/labels', { onRequest, schema: labelsSchema }, async (request) => {
    const { query } = request;
    const { customer_code: customerCode = '', freight_no: freightNo = '01', ...wanted } = query;
    const parcels = await listShopParcels(process, wanted);
    const { content, notes } = labelFile(layouts[wanted.carrier], parcels, { customerCode, freightNo });
    await auditExport(operatorContext(process, request), 'order.labels', 'order', parcels.length);
    return { count: parcels.length, content: content.toString('base64'), notes };
  });
  server.patch<{ Body: { parcels: TrackedParcel[] }; Querystring: { dry_run?: boolean } }>(
    '/internal/work/tracking',
    { onRequest, schema: trackingSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { body, query } = request;
      const { errors, ...result } = await rehearse(
        operatorContext(process, request),
        (ctx) => recordTracking(ctx, body.parcels),
        (found) => query.dry_run === true || found.errors.length > 0,
      );
      if (errors.length > 0)
        throw new InvalidInputError('tracking.invalid', `${errors.length}件の誤りがあります。何も変更していません。`, {
          details: { rows: errors },
        });
      if (result.tracked === 0)
        throw new InvalidInputError(
          'tracking.none_known',
          '当店のお荷物の行がありません。ファイルと「お客様管理番号」の列をご確認ください。',
          {
            details: {
              rows: result.unknown.map(({ row, parcel }) => ({
                row,
                field: 'parcel',
                message: unknownMessage(parcel),
              })),
            },
          },
        );
      return {
        ...result,
        unknown: result.unknown.map(({ row, parcel }) => ({ row, message: unknownMessage(parcel) })),
      };
    },
  );
}

const unknownMessage = (parcel: string): string => `「${parcel}」というお荷物は見つかりません。`;
