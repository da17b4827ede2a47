import { formatDateTime } from '@shop/japanese';
import type { OperatorCtx } from '../../platform/audit/operator-ctx.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { channelOfId } from '../../platform/channel/find-channel.ts';
import type { InquiryStatus } from '../../platform/db/schema/inquiries.ts';
import { ConflictError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { addMessage, type InquiryRow, lockInquiry, messagesOf, setInquiryStatus } from './inquiry.queries.ts';

/** An answer, which is emailed to the sender; a note for the shop; or another state. */
export type InquiryChange =
  | { readonly answer: string; readonly close?: boolean }
  | { readonly note: string }
  | { readonly status: Exclude<InquiryStatus, 'answered'> };

/**
 * Changes an inquiry. Call it inside a transaction. The audit log has the step and the state, not the texts.
 * @returns the new state
 * @throws NotFoundError `inquiry.not_found`; ConflictError `inquiry.answered_already` for the text of the last answer,
 * `inquiry.status` for the state that it has
 */
export async function changeInquiry(ctx: OperatorCtx, no: string, change: InquiryChange): Promise<InquiryStatus> {
  const inquiry = await lockInquiry(ctx.db, no);
  const { action, status } = await apply(ctx, inquiry, change);
  if (status !== inquiry.status) await setInquiryStatus(ctx.db, inquiry.id, status);
  await writeAudit(ctx, {
    action,
    subject: { kind: 'inquiry', key: no },
    before: { status: inquiry.status },
    after: { status },
  });
  return status;
}

async function apply(ctx: OperatorCtx, inquiry: InquiryRow, change: InquiryChange) {
  if ('answer' in change) {
    await answer(ctx, inquiry, change.answer.trim());
    return { action: 'inquiry.answer', status: change.close === true ? 'closed' : 'answered' } as const;
  }
  if ('note' in change) {
    await addMessage(ctx.db, { ...messageOf(ctx, inquiry), kind: 'note', body: change.note.trim() });
    return { action: 'inquiry.note', status: inquiry.status };
  }
  if (change.status === inquiry.status)
    throw new ConflictError('inquiry.status', 'このお問い合わせは、すでにその状態です。');
  return { action: 'inquiry.status', status: change.status };
}

async function answer(ctx: OperatorCtx, inquiry: InquiryRow, text: string): Promise<void> {
  const last = (await messagesOf(ctx.db, inquiry.id)).findLast(({ kind }) => kind === 'answer');
  if (last?.body === text) throw new ConflictError('inquiry.answered_already', 'この文面は、すでに送信しています。');
  await addMessage(ctx.db, { ...messageOf(ctx, inquiry), kind: 'answer', body: text });
  await queueMail(
    { ...ctx, channel: channelOfId(ctx, inquiry.channelId) },
    {
      kind: 'inquiry_answer',
      to: inquiry.email,
      data: {
        inquiryNo: inquiry.inquiryNo,
        name: `${inquiry.lastName} ${inquiry.firstName}`,
        answer: text,
        body: inquiry.body,
        receivedAt: formatDateTime(inquiry.receivedAt),
      },
    },
  );
}

const messageOf = ({ actor, clock }: OperatorCtx, { id }: InquiryRow) => ({
  inquiryId: id,
  author: actor.kind === 'job' ? null : actor.name,
  createdAt: clock.now(),
});
