import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { products } from '../../platform/db/schema/catalogue.ts';
import { productPhotographs } from '../../platform/db/schema/photographs.ts';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { imageOfPhotograph, type PhotographRow } from '../../platform/image/photograph.queries.ts';
import { PICTURE } from '../../platform/image/open-picture.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { photographsSchema, type WantedPhotograph } from './photograph-request.ts';
import { putPhotographs } from './put-photographs.ts';

/** Four of the largest files, a third more as text. */
const BODY_LIMIT = Math.ceil((4 * PICTURE.mostBytes * 4) / 3) + 1_000_000;

interface Put {
  Params: { key: string };
  Body: { photographs: WantedPhotograph[] };
  Querystring: { dry_run?: boolean };
}

/**
 * `/internal/photographs`, `/internal/products/{key}/photographs`: uploaded photographs of products, and those that a
 * product shows.
 */
export function photographRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/photographs', { onRequest }, async () => {
    const rows = await process.db
      .select({ key: products.key, photograph: productPhotographs })
      .from(productPhotographs)
      .innerJoin(products, eq(products.id, productPhotographs.productId))
      .orderBy(asc(products.key), asc(productPhotographs.sortNo));
    return { photographs: rows.map(({ key, photograph }) => presented(photograph, key)) };
  });
  server.put<Put>(
    '/internal/products/:key/photographs',
    { onRequest, schema: photographsSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { params, body, query } = request;
      const { key } = params;
      const wanted = { key, wanted: body.photographs, isDry: query.dry_run === true };
      const rows = await putPhotographs(operatorContext(process, request), wanted);
      return { photographs: rows.map((row) => presented(row, key)) };
    },
  );
}

function presented(row: PhotographRow, key: string) {
  const { alt, width, height, base } = imageOfPhotograph(row, key);
  const focus = { x: row.focusX, y: row.focusY };
  return { product_key: key, no: row.sortNo + 1, hash: row.hash, alt, width, height, base, focus };
}
