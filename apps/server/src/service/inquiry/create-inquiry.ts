import type { InquiryDraft, InquiryInput, InquiryResult } from '@shop/api';
import { inJapan } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { foldEmail } from '../../members/account/fold-email.ts';
import { InvalidInputError } from '../../platform/errors/index.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { attachUploads } from '../../platform/upload/upload.queries.ts';
import { newOrderNo } from '../../checkout/order/order-no.ts';
import { findInquiryByKey, insertInquiry, type InquiryRow } from './inquiry.queries.ts';
import { readInquiry } from './read-inquiry.rules.ts';
import { formTextsOf } from '../../platform/form/own-fields.ts';
import { inquiryCategoriesSnapshot } from './inquiry.snapshot.ts';

const SHORTEST_KEY = 8;

/** An inquiry to store. */
interface Sent {
  key: string;
  draft: InquiryDraft;
  uploadIds: readonly string[];
}

interface Input {
  inquiry: InquiryInput;
  /** Address of the sender, for the limit. */
  address: string;
}

/**
 * Prepares an inquiry without storing it, or sends it: stored once per key, with a mail to the shopper and one to the
 * shop.
 * @throws InvalidInputError `input.invalid` by field; RateLimitedError by IP address and by email address
 */
export async function createInquiry({
  ctx,
  input: { inquiry, address },
}: {
  ctx: Ctx;
  input: Input;
}): Promise<InquiryResult> {
  const draft = readInquiry(
    inquiry,
    ctx.snapshots.read(inquiryCategoriesSnapshot),
    inJapan(ctx.clock.now()).day,
    formTextsOf(ctx.channel, 'contact'),
  );
  if (inquiry.mode === 'prepare') return { mode: 'prepare', inquiry_no: null, received_at: null, draft };
  const key = readKey(inquiry.idempotency_key);
  await enforceRateLimit(ctx, 'inquiry', address);
  // A repeated call after a lost answer counts for the IP address, not for the email address.
  const earlier = await findInquiryByKey(ctx.db, key);
  if (earlier) return answer(sameInquiry(ctx, earlier, draft), draft);
  await enforceRateLimit(ctx, 'inquiryMailbox', foldEmail(draft.email));
  const stored = await store(ctx, { key, draft, uploadIds: inquiry.upload_ids ?? [] });
  return answer(sameInquiry(ctx, stored, draft), draft);
}

function readKey(key: string | null | undefined): string {
  if (key && key.length >= SHORTEST_KEY) return key;
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: { idempotency_key: [`${SHORTEST_KEY}文字以上で指定してください。`] },
  });
}

/**
 * Refuses a key of another inquiry: this one would be lost, and the number of the other disclosed.
 * @throws InvalidInputError
 */
function sameInquiry({ channel }: Ctx, row: InquiryRow, draft: InquiryDraft): InquiryRow {
  const isSame =
    row.channelId === channel.id &&
    row.categoryKey === draft.category.key &&
    row.email === draft.email &&
    row.body === draft.body;
  if (isSame) return row;
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: { idempotency_key: ['別のお問い合わせに使われています。新しい値を指定してください。'] },
  });
}

function answer({ inquiryNo, receivedAt }: InquiryRow, draft: InquiryDraft): InquiryResult {
  return { mode: 'send', inquiry_no: inquiryNo, received_at: receivedAt.toISOString(), draft };
}

async function store(ctx: Ctx, sent: Sent): Promise<InquiryRow> {
  const { key: idempotencyKey, draft, uploadIds } = sent;
  const row = await inTransaction(ctx, async (ctx) => {
    const now = ctx.clock.now();
    const stored = await insertInquiry(ctx.db, {
      inquiryNo: `Q${newOrderNo(now)}`,
      idempotencyKey,
      channelId: ctx.channel.id,
      userId: ctx.actor.kind === 'member' ? ctx.actor.userId : null,
      categoryKey: draft.category.key,
      lastName: draft.last_name,
      firstName: draft.first_name,
      lastNameKana: draft.last_name_kana,
      firstNameKana: draft.first_name_kana,
      email: draft.email,
      phoneNumber: draft.phone_number,
      orderNo: draft.order_no,
      body: draft.body,
      receivedAt: now,
    });
    if (stored) {
      await attach(ctx, stored, uploadIds);
      await mail(ctx, stored, draft);
    }
    return stored;
  });
  const stored = row ?? (await findInquiryByKey(ctx.db, idempotencyKey));
  // Neither inserted nor found: its number was already used, once in twenty million.
  return stored ?? store(ctx, sent);
}

async function attach(ctx: Ctx, { id, channelId }: InquiryRow, uploadIds: readonly string[]): Promise<void> {
  const userId = ctx.actor.kind === 'member' ? ctx.actor.userId : null;
  if (
    uploadIds.length === 0 ||
    (await attachUploads(ctx.db, uploadIds, { inquiryId: id, channelId, userId })) === uploadIds.length
  )
    return;
  throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', {
    errors: { upload_ids: ['添付ファイルの期限が切れています。もう一度添付してください。'] },
  });
}

async function mail(ctx: Ctx, { inquiryNo }: InquiryRow, draft: InquiryDraft): Promise<void> {
  const about = { inquiryNo, categoryName: draft.category.name };
  await queueMail(ctx, { kind: 'inquiry_received', to: draft.email, data: about });
  await queueMail(ctx, {
    kind: 'inquiry_notice',
    to: ctx.channel.settings.SELLER.EMAIL,
    data: {
      ...about,
      name: `${draft.last_name} ${draft.first_name}`,
      email: draft.email,
      phoneNumber: draft.phone_number,
      orderNo: draft.order_no,
      body: draft.body,
    },
  });
}
