import { formatDateTime } from '@shop/japanese';
import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../platform/errors/index.ts';
import { renderNoshi } from '../checkout/fulfilment/pdf/render-noshi.ts';
import { renderPicking } from '../checkout/fulfilment/pdf/render-picking.ts';
import { renderSlips } from '../checkout/fulfilment/pdf/render-slips.ts';
import { listParcelRecords, listShopParcels } from '../checkout/fulfilment/list-shop-parcels.ts';
import { pickingOf } from '../checkout/fulfilment/picking.rules.ts';
import { parcelColumns, presentParcelRecord } from '../checkout/fulfilment/present-parcel-record.ts';
import type { WantedParcels } from '../checkout/fulfilment/shop-parcel.queries.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { auditExport } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { moveOrders, type NamedMove } from './move-orders.ts';
import { rehearse } from './rehearse.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { moveOrdersSchema, pickingSchema, wantedParcelsSchema } from './work-schemas.ts';
import { channelsSnapshot } from '../platform/channel/channel.snapshot.ts';

type Wanted = { Querystring: WantedParcels };

const BODY_LIMIT = 4_000_000;

/**
 * `/internal/work`: a day's orders as rows, picking list, packing slips and noshi, and the next step of many at once. Exports of
 * names and addresses are in the audit log with their number, never with their content (P-18).
 */
export function workRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const options = { onRequest, schema: wantedParcelsSchema } as const;
  server.get<Wanted>('/internal/work/parcels', options, async (request) => {
    const prefixes = new Map(
      [...process.snapshots.read(channelsSnapshot).values()].map(({ id, prefix }) => [id, prefix]),
    );
    const records = await listParcelRecords(process, request.query);
    const seen = new Set<string>();
    const parcels = records.map((record) => {
      const isFirst = !seen.has(record.order.id);
      seen.add(record.order.id);
      return presentParcelRecord(record, { channel: prefixes.get(record.order.channelId) ?? '', isFirst });
    });
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
  server.get<{ Querystring: WantedParcels & { format: 'rows' | 'pdf' } }>(
    '/internal/work/picking',
    { onRequest, schema: pickingSchema },
    async ({ query: { format, ...wanted } }) => {
      const products = pickingOf(await listShopParcels(process, wanted));
      if (format === 'rows' || products.length === 0) return { products };
      const pdf = await renderPicking(products, formatDateTime(process.clock.now()));
      return { products, content: pdf.toString('base64') };
    },
  );
  server.patch<{ Body: { orders: NamedMove[] }; Querystring: { dry_run?: boolean; partial?: boolean } }>(
    '/internal/work/orders',
    { onRequest, schema: moveOrdersSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { body, query } = request;
      const errors = await rehearse(
        operatorContext(process, request),
        (ctx) => moveOrders(ctx, body.orders),
        (found) => query.dry_run === true || (query.partial !== true && found.length > 0),
      );
      if (query.partial === true) return { changed: body.orders.length - errors.length, errors };
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
