import type { FastifyInstance } from 'fastify';
import { operatorContext } from '../platform/audit/operator-context.ts';
import { writeAudit } from '../platform/audit/write-audit.ts';
import { inTransaction } from '../platform/context/in-transaction.ts';
import { ConflictError } from '../platform/errors/index.ts';
import type { ProcessContext } from '../platform/http/request-context.ts';
import { listUndelivered, requeueFailed, type UndeliveredMail } from '../platform/mail/failed-mails.queries.ts';
import { mailSender } from '../platform/mail/mail-sender.ts';
import type { Mail } from '../platform/mail/mail.types.ts';
import { renderMail } from '../platform/mail/render-mail.ts';
import type { OperatorGuard } from './refuse-strangers.ts';
import { channelOfId } from '../platform/channel/find-channel.ts';

const MOST_LISTED = 500;

const resendSchema = {
  body: {
    type: 'object',
    additionalProperties: false,
    minProperties: 1,
    maxProperties: 1,
    properties: {
      ids: { type: 'array', minItems: 1, maxItems: 100, items: { type: 'string', format: 'uuid' } },
      all: { type: 'boolean', const: true },
    },
  },
} as const;

/** `/internal/mails`: mails that could not be delivered, and sending them again. */
export function mailRoutes(server: FastifyInstance, process: ProcessContext, onRequest: OperatorGuard): void {
  server.get('/internal/mails/failed', { onRequest }, async () => {
    const mails = await listUndelivered(process.db, { now: process.clock.now(), limit: MOST_LISTED });
    return mails.map((mail) => presentMail(process, mail));
  });
  server.post<{ Body: { ids?: string[]; all?: true } }>(
    '/internal/mails/resend',
    { onRequest, schema: resendSchema },
    async (request) => {
      const wanted = request.body.ids ?? 'all';
      const queued = await inTransaction(operatorContext(process, request), async (ctx) => {
        const found = await requeueFailed(ctx.db, ctx.clock.now(), wanted);
        const missing = wanted === 'all' ? [] : wanted.filter((id) => !found.includes(id));
        if (missing.length > 0)
          throw new ConflictError(
            'mail.not_resendable',
            `送り直せないメールです(送信に失敗したメールではないか、内容が削除されているか、コードやリンクの期限が切れています): ${missing.join('、')}`,
          );
        await writeAudit(
          ctx,
          ...found.map((key) => ({
            action: 'mail.resend',
            subject: { kind: 'mail', key } as const,
            before: { state: 'failed' },
            after: { state: 'queued' },
          })),
        );
        return found;
      });
      return { queued };
    },
  );
}

function presentMail(process: ProcessContext, { kind, data, ...mail }: UndeliveredMail) {
  const channel = channelOfId(process, mail.channelId);
  return {
    id: mail.id,
    channel: channel.prefix,
    kind,
    recipient: mail.recipient,
    // Null for a mail whose content is deleted. The kind was written together with its data.
    subject: data && renderMail({ kind, data } as Mail, mailSender(process, channel)).subject,
    state: mail.state,
    tries: mail.tries,
    created_at: mail.createdAt.toISOString(),
    next_try_at: mail.state === 'queued' ? mail.dueAt.toISOString() : null,
    error: mail.lastError,
    can_be_resent: mail.canBeResent,
  };
}
