import { count, desc, eq, gte } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { JAPAN } from '@shop/japanese';
import { DateTime } from 'luxon';
import { inquiries } from '../platform/db/schema/inquiries.ts';
import { uploads } from '../platform/db/schema/uploads.ts';
import { NotFoundError } from '../platform/errors/index.ts';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { filesOfInquiry } from '../platform/mail/mail-attachments.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { instantText } from './tables/instants.ts';

const MOST = 500;

const listSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: { days: { type: 'integer', minimum: 1, maximum: 366, default: 30 } },
  },
} as const;

/** `/internal/inquiries`: recent inquiries and their files. Files are returned unchanged and never opened. */
export function inquiryRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const { db, clock } = process;
  server.get<{ Querystring: { days: number } }>(
    '/internal/inquiries',
    { onRequest, schema: listSchema },
    async ({ query }) => {
      const rows = await db
        .select({
          inquiry_no: inquiries.inquiryNo,
          category: inquiries.categoryKey,
          order_no: inquiries.orderNo,
          received_at: inquiries.receivedAt,
          files: count(uploads.id),
        })
        .from(inquiries)
        .leftJoin(uploads, eq(uploads.inquiryId, inquiries.id))
        .where(
          gte(inquiries.receivedAt, DateTime.fromJSDate(clock.now(), JAPAN).minus({ days: query.days }).toJSDate()),
        )
        .groupBy(inquiries.id)
        .orderBy(desc(inquiries.receivedAt))
        .limit(MOST);
      return { inquiries: rows.map(({ received_at: at, ...row }) => ({ ...row, received_at: instantText(at) })) };
    },
  );
  server.get<{ Params: { no: string } }>('/internal/inquiries/:no', { onRequest }, async (request) => {
    const { no } = request.params;
    const [found] = await db.select().from(inquiries).where(eq(inquiries.inquiryNo, no));
    if (!found) throw new NotFoundError('inquiry.not_found', 'お問い合わせが見つかりませんでした。');
    await writeAudit(operatorContext(process, request), {
      action: 'inquiry.show',
      subject: { kind: 'inquiry', key: no },
      after: { count: 1 },
    });
    return {
      inquiry_no: found.inquiryNo,
      category: found.categoryKey,
      order_no: found.orderNo,
      received_at: instantText(found.receivedAt),
      name: `${found.lastName} ${found.firstName}`,
      email: found.email,
      phone: found.phoneNumber,
      body: found.body,
    };
  });
  server.get<{ Params: { no: string } }>('/internal/inquiries/:no/files', { onRequest }, async (request) => {
    const { no } = request.params;
    const [known] = await db.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.inquiryNo, no));
    if (!known) throw new NotFoundError('inquiry.not_found', 'お問い合わせが見つかりませんでした。');
    const files = await filesOfInquiry(db, no);
    await writeAudit(operatorContext(process, request), {
      action: 'inquiry.files',
      subject: { kind: 'inquiry', key: no },
      after: { count: files.length },
    });
    return {
      files: files.map(({ filename, contentType, content }) => ({
        name: filename,
        media_type: contentType,
        content: content.toString('base64'),
      })),
    };
  });
}
