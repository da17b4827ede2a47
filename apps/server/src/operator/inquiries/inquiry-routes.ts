import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../../platform/audit/operator-context.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { InquiryStatus } from '../../platform/db/schema/inquiries.ts';
import type { ProcessContext } from '../../platform/http/request-context.ts';
import { filesOfInquiry } from '../../platform/mail/mail-attachments.ts';
import { dryRunQuery } from '../operator-schemas.ts';
import { rehearse } from '../rehearse.ts';
import type { OperatorGuard } from '../refuse-strangers.ts';
import { instantText } from '../tables/instants.ts';
import { changeInquiry, type InquiryChange } from './change-inquiry.ts';
import { type InquiryRow, listInquiries, messagesOf, requireInquiry } from './inquiry.queries.ts';
import { typedText } from '../../platform/contract/typed-text.ts';

const listSchema = {
  querystring: {
    type: 'object',
    additionalProperties: false,
    properties: {
      days: { type: 'integer', minimum: 1, maximum: 366, default: 30 },
      status: { enum: ['open', 'answered', 'closed'] },
    },
  },
} as const;

const change = (required: string, properties: object) => ({
  type: 'object',
  additionalProperties: false,
  required: [required],
  properties,
});

const changeSchema = {
  querystring: dryRunQuery,
  body: {
    oneOf: [
      change('answer', { answer: typedText(5000), close: { type: 'boolean' } }),
      change('note', { note: typedText(2000) }),
      change('status', { status: { enum: ['open', 'closed'] } }),
    ],
  },
} as const;

type Named = { Params: { no: string } };

/**
 * `/internal/inquiries`: recent inquiries, their texts, files, answers and states. Files are returned unchanged and
 * never opened.
 */
export function inquiryRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  const { db, clock } = process;
  server.get<{ Querystring: { days: number; status?: InquiryStatus } }>(
    '/internal/inquiries',
    { onRequest, schema: listSchema },
    async ({ query }) => {
      const rows = await listInquiries(db, { now: clock.now(), ...query });
      return { inquiries: rows.map(({ inquiry, files }) => ({ ...headOf(inquiry), files })) };
    },
  );
  server.get<Named>('/internal/inquiries/:no', { onRequest }, async (request) => {
    const { no } = request.params;
    const found = await requireInquiry(db, no);
    await writeAudit(operatorContext(process, request), {
      action: 'inquiry.show',
      subject: { kind: 'inquiry', key: no },
      after: { count: 1 },
    });
    const messages = await messagesOf(db, found.id);
    return {
      ...headOf(found),
      name: `${found.lastName} ${found.firstName}`,
      email: found.email,
      phone: found.phoneNumber,
      body: found.body,
      messages: messages.map(({ kind, body, author, createdAt }) => ({
        kind,
        body,
        author,
        at: instantText(createdAt),
      })),
    };
  });
  server.patch<Named & { Body: InquiryChange; Querystring: { dry_run?: boolean } }>(
    '/internal/inquiries/:no',
    { onRequest, schema: changeSchema },
    async (request) => {
      const status = await rehearse(
        operatorContext(process, request),
        (ctx) => changeInquiry(ctx, request.params.no, request.body),
        () => request.query.dry_run === true,
      );
      return { status };
    },
  );
  server.get<Named>('/internal/inquiries/:no/files', { onRequest }, async (request) => {
    const { no } = request.params;
    await requireInquiry(db, no);
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

const headOf = ({ inquiryNo, categoryKey, orderNo, receivedAt, status }: InquiryRow) => ({
  inquiry_no: inquiryNo,
  category: categoryKey,
  order_no: orderNo,
  received_at: instantText(receivedAt),
  status,
});
