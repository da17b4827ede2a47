import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../platform/errors/index.ts';
import { renderNoshi } from '../checkout/fulfilment/pdf/render-noshi.ts';
import { renderSlips } from '../checkout/fulfilment/pdf/render-slips.ts';
import { listParcelRecords, listShopParcels } from '../checkout/fulfilment/list-shop-parcels.ts';
import { parcelColumns, presentParcelRecord } from '../checkout/fulfilment/present-parcel-record.ts';
import type { WantedParcels } from '../checkout/fulfilment/shop-parcel.queries.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { auditExport } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { moveOrders, type NamedMove } from './move-orders.ts';
import { rehearse } from './rehearse.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { moveOrdersSchema, wantedParcelsSchema } from './work-schemas.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';

type Wanted = { Querystring: WantedParcels };

const BODY_LIMIT = 4_000_000;

/**
 * `/internal/work`: a day's orders as rows, packing slips and noshi, and the next step of many at once. Exports of
 * names and addresses are in the audit log with their number, never with their content (P-18).
 */
export function workRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const options = { onRequest, schema: wantedParcelsSchema } as const;
  server.get<Wanted>('/internal/work/parcels', options, async (request) => {
    const prefixes = new Map(
      [...process.snapshots.read(channelsSnapshot).values()].map(({ id, prefix }) => [id, prefix]),
    );
    const parcels = (await listParcelRecords(process, request.query)).map((record) =>
      presentParcelRecord(record, prefixes.get(record.order.channelId) ?? ''),
    );
    await auditExport(operatorContext(process, request), 'order.export', 'order', parcels.length);
    return { columns: parcelColumns, parcels };
  });
  for (const [path, render, concerns] of [
    ['slips', renderSlips, () => true],
    ['noshi', renderNoshi, ({ shipping }) => shipping.noshi !== null],
  ] as const satisfies readonly (readonly [string, typeof renderSlips, (parcel: Parcel) => boolean])[]) {
    server.get<Wanted>(`/internal/work/${path}`, options, async (request) => {
      const parcels = (await listShopParcels(process, request.query)).filter(concerns);
      await auditExport(operatorContext(process, request), `order.${path}`, 'order', parcels.length);
      return { count: parcels.length, content: (await render(parcels)).toString('base64') };
    });
  }
  server.patch<{ Body: { orders: NamedMove[] }; Querystring: { dry_run?: boolean } }>(
    '/internal/work/orders',
    { onRequest, schema: moveOrdersSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { body, query } = request;
      const errors = await rehearse(
        operatorContext(process, request),
        (ctx) => moveOrders(ctx, body.orders),
        (found) => query.dry_run === true || found.length > 0,
      );
      if (errors.length > 0)
        throw new InvalidInputError(
          'orders.invalid',
          `${errors.length}件の注文を進められません。何も変更していません。`,
          {
            details: { rows: errors },
          },
        );
      return { changed: body.orders.length };
    },
  );
}

type Parcel = Awaited<ReturnType<typeof listShopParcels>>[number];
