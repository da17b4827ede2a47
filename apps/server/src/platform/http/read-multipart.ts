import multipart, { type Multipart } from '@fastify/multipart';
import { REQUESTS } from '@shop/constants';
import type { FastifyInstance } from 'fastify';
import { InvalidInputError } from '../errors/index.ts';

/** A file of a form, as sent: neither its name nor the type it claims is to be believed. */
export interface SentFile {
  field: string;
  name: string;
  bytes: Buffer;
}

/** The body of a multipart request. Of a field that is sent twice the last one counts. */
export interface MultipartBody {
  fields: Record<string, string>;
  files: SentFile[];
}

const LIMITS = {
  fileSize: REQUESTS.fileBytes,
  files: 1,
  fields: 10,
  parts: 11,
  fieldSize: 1024,
  fieldNameSize: 100,
  headerPairs: 50,
};

/** Accepts multipart bodies within limits; larger ones are refused with 413 and not stored. */
export async function readMultipart(server: FastifyInstance): Promise<void> {
  await server.register(multipart, { limits: LIMITS });
  server.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    try {
      request.body = await bodyOf(request.parts());
    } finally {
      // The unread rest of a refused body would precede the next request of the connection.
      request.raw.unpipe().resume();
    }
  });
}

async function bodyOf(parts: AsyncIterable<Multipart>): Promise<MultipartBody> {
  const body: MultipartBody = { fields: {}, files: [] };
  try {
    for await (const part of parts) {
      if (part.type === 'field') body.fields[part.fieldname] = String(part.value);
      else body.files.push({ field: part.fieldname, name: part.filename, bytes: await part.toBuffer() });
    }
    return body;
  } catch (error) {
    // Limits have a status of their own; what the parser cannot read has none.
    if (error instanceof Error && 'statusCode' in error) throw error;
    throw new InvalidInputError('input.invalid', '送信された内容を読み取れませんでした。');
  }
}
