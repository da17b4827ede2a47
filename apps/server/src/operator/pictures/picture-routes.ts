import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import { channels } from '../../platform/db/schema/channels.ts';
import { pictures } from '../../platform/db/schema/pictures.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { PICTURE } from '../../platform/image/open-picture.ts';
import { isFaceName } from '../../platform/image/picture-kinds.ts';
import { type PictureRow, shownPicture } from '../../platform/image/picture.queries.ts';
import { findPictureUses, referenceTo } from '../../content/pictures/picture-references.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { type PictureBody, putPictureSchema, removePictureSchema } from './picture-request.ts';
import { putPicture } from './put-picture.ts';
import { removePicture } from './remove-picture.ts';

/** The largest file, a third more as text. */
const BODY_LIMIT = Math.ceil((PICTURE.mostBytes * 4) / 3) + 10_000;

interface Named {
  Params: { name: string };
  Querystring: { dry_run?: boolean };
}

/** `/internal/pictures`: pictures of channels, banners, articles and texts. */
export function pictureRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/pictures', { onRequest }, async () => {
    const rows = await process.db
      .select({ picture: pictures, channel: channels.prefix })
      .from(pictures)
      .leftJoin(channels, eq(channels.id, pictures.channelId))
      .orderBy(asc(pictures.name), asc(pictures.id));
    const uses = await findPictureUses(process.db);
    return {
      pictures: rows.map(({ picture, channel }) => presented(picture, channel, uses.get(picture.name) ?? [])),
    };
  });
  server.put<Named & { Body: PictureBody }>(
    '/internal/pictures/:name',
    { onRequest, schema: putPictureSchema, bodyLimit: BODY_LIMIT },
    async (request) => {
      const { params, body, query } = request;
      const wanted = { name: params.name, ...body, isDry: query.dry_run === true };
      const rows = await putPicture(operatorContext(process, request), wanted);
      return { pictures: rows.map(({ row, channel }) => presented(row, channel, [])) };
    },
  );
  server.delete<Named & { Body: { channels: string[] } }>(
    '/internal/pictures/:name',
    { onRequest, schema: removePictureSchema },
    async (request) => {
      const { params, body, query } = request;
      const wanted = { name: params.name, channels: body.channels, isDry: query.dry_run === true };
      return removePicture(operatorContext(process, request), wanted);
    },
  );
}

function presented(row: PictureRow, channel: string | null, uses: readonly string[]) {
  const { image } = shownPicture(row);
  return {
    name: row.name,
    channel,
    alt: row.alt,
    width: row.width,
    height: row.height,
    focus: { x: row.focusX, y: row.focusY },
    address: `${image.base}/${image.widths.at(-1) ?? row.width}.webp`,
    /** What a column of a table names it by; null for a picture of a channel's face. */
    reference: isFaceName(row.name) ? null : referenceTo(row.name),
    uses,
  };
}
