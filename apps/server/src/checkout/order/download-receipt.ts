import { checkoutCopy, formsCopy, receiptCopy } from '@shop/copy';
import { inJapan, isAllowedName, normaliseFreeText } from '@shop/japanese';
import { enforceRateLimit } from '../../platform/rate-limit/enforce-rate-limit.ts';
import type { Ctx } from '../../platform/context/ctx.ts';
import { inTransaction } from '../../platform/context/in-transaction.ts';
import { FileAnswer } from '../../platform/contract/answer.ts';
import { ForbiddenError, InvalidInputError } from '../../platform/errors/index.ts';
import type { PaidOrder } from './order.queries.ts';
import { findOwnOrder, type OrderAccess } from './own-order.ts';
import {
  readAddressee,
  isOvertaken,
  issueRefusal,
  receiptRefusal,
  receiptTermsOf,
  type ReceiptRefusal,
  registrationProblem,
} from '../receipt/receipt.rules.ts';
import { makeReceipt, type ReceiptWishes } from '../receipt/make-receipt.ts';
import { missingCharacters } from '../../platform/paper/text-runs.ts';
import { renderReceipt } from '../receipt/pdf/render-receipt.ts';
import type { ReceiptDocument } from '../receipt/receipt-document.ts';
import { receiptHash } from '../receipt/receipt-document.ts';
import {
  countReceiptAmendments,
  findReceipt,
  insertCorrection,
  insertIssue,
  insertReceipt,
  lockOrder,
  selectOrderTaxes,
  type ValidReceipt,
} from '../receipt/receipt.queries.ts';
import { listMoneyRefunds, type RefundRow } from '../../payment/refund/refund.queries.ts';

/**
 * Returns the receipt of an order as PDF, to its member or the holder of an emailed link. The first call issues it;
 * later ones render the same, marked as reissued, and count (L-14, L-16).
 * @throws as `findOwnOrder`; ForbiddenError with the reason; InvalidInputError `receipt.already_issued`, or
 * `input.invalid` for an addressee that cannot be printed; RateLimitedError
 */
export async function downloadReceipt({
  ctx,
  input,
}: {
  ctx: Ctx;
  input: ReceiptWishes & { access: OrderAccess };
}): Promise<FileAnswer> {
  const found = await findOwnOrder(ctx, input.access);
  await enforceRateLimit(ctx, 'receipt', found.order.userId ?? found.order.id);
  refuse(receiptRefusal(found));
  const wishes = readWishes(input);
  const pdf = await inTransaction(ctx, (ctx) => issue(ctx, found, wishes));
  const { orderNo } = found.order;
  return new FileAnswer(pdf, {
    mediaType: 'application/pdf',
    name: receiptCopy.file(orderNo),
    plainName: `receipt-${orderNo}.pdf`,
  });
}

async function issue(ctx: Ctx, { order }: PaidOrder, wishes: ReceiptWishes): Promise<Buffer> {
  const now = ctx.clock.now();
  await lockOrder(ctx.db, order.id);
  const receipt = await findReceipt(ctx.db, order.id);
  const refunds = await listMoneyRefunds(ctx.db, order.id);
  const amendments = await countReceiptAmendments(ctx.db, order.id);
  const isOutdated = receipt !== undefined && isOvertaken(receipt.document, { refunds, amendments });
  const issued = receipt && !isOutdated ? receipt.issues : 0;
  refuse(issueRefusal(receiptTermsOf(ctx.channel), { issued, orderedAt: order.orderedAt, now }));
  if (receipt) refuseOtherWishes(receipt.document, wishes);
  const document = !receipt
    ? await firstIssue(ctx, { order, refunds, amendments, wishes })
    : isOutdated
      ? await correct(ctx, { order, refunds, amendments, before: receipt })
      : unaltered(receipt);
  await insertIssue(ctx.db, { orderId: order.id, issueNo: (receipt?.issuesInAll ?? 0) + 1, issuedAt: now });
  return renderReceipt(document, { count: issued + 1, on: inJapan(now).day });
}

interface Wanted {
  order: PaidOrder['order'];
  refunds: readonly RefundRow[];
  amendments: number;
  wishes: ReceiptWishes;
}

async function firstIssue(ctx: Ctx, wanted: Wanted): Promise<ReceiptDocument> {
  const document = await newDocument(ctx, wanted);
  refuseUnprintable(document);
  await insertReceipt(ctx.db, wanted.order.id, { document, sha256: receiptHash(document) });
  return document;
}

/** A new receipt that replaces the former one, with the same addressee (L-15). */
async function correct(
  ctx: Ctx,
  { order, refunds, amendments, before }: Omit<Wanted, 'wishes'> & { before: ValidReceipt },
): Promise<ReceiptDocument> {
  const { receipt_no, issued_on, addressee, honorific, note } = unaltered(before);
  const made = await newDocument(ctx, { order, refunds, amendments, wishes: { addressee, honorific, note } });
  const document = {
    ...made,
    receipt_no: `${made.receipt_no}-${before.correction + 2}`,
    replaces: { receipt_no, issued_on },
  };
  await insertCorrection(ctx.db, order.id, { document, sha256: receiptHash(document) }, before);
  return document;
}

async function newDocument(ctx: Ctx, { order, refunds, amendments, wishes }: Wanted): Promise<ReceiptDocument> {
  const seller = ctx.channel.settings.SELLER;
  const problem = registrationProblem(seller.REGISTRATION_NUMBER);
  if (problem) ctx.log.warn({ channel: ctx.channel.prefix, problem }, 'registration number of the seller');
  return makeReceipt({
    order,
    taxes: await selectOrderTaxes(ctx.db, order.id),
    seller,
    wishes,
    now: ctx.clock.now(),
    refunds,
    amendments,
  });
}

function unaltered({ document, sha256 }: { document: ReceiptDocument; sha256: string }): ReceiptDocument {
  if (receiptHash(document) !== sha256) throw new Error(`The receipt ${document.receipt_no} is not what was issued.`);
  return document;
}

function readWishes({ addressee, honorific, note }: ReceiptWishes): ReceiptWishes {
  const text = (typed: string | null) => normaliseFreeText(typed ?? '') || null;
  const wishes = { addressee: text(addressee), honorific, note: text(note) };
  refuseFields(wishes, (value, label) => (isAllowedName(value) ? null : formsCopy.rules.name(label)));
  return wishes;
}

/** Refuses characters that cannot be printed, before a receipt is issued. */
function refuseUnprintable(document: ReceiptDocument): void {
  refuseFields(document, (value, label) => {
    const missing = missingCharacters(value);
    return missing.length === 0 ? null : formsCopy.rules.unprintable(label, missing);
  });
}

function refuseFields(
  fields: { readonly addressee: string | null; readonly note: string | null },
  problemOf: (value: string, label: string) => string | null,
): void {
  const { receiptAddressee, receiptNote } = checkoutCopy.payment;
  for (const [name, label] of [
    ['addressee', receiptAddressee],
    ['note', receiptNote],
  ] as const) {
    const problem = problemOf(fields[name] ?? '', label);
    if (problem !== null)
      throw new InvalidInputError('input.invalid', '入力内容をご確認ください。', { errors: { [name]: [problem] } });
  }
}

function refuseOtherWishes(document: ReceiptDocument, { addressee, honorific, note }: ReceiptWishes): void {
  const requested = addressee === null ? null : readAddressee(addressee, honorific);
  const isSame =
    (requested === null || requested.addressee === document.addressee) &&
    (honorific === null || honorific === document.honorific) &&
    (note === null || note === document.note);
  if (!isSame) throw new InvalidInputError('receipt.already_issued', receiptCopy.refusals['receipt.already_issued']);
}

function refuse(reason: ReceiptRefusal | null): void {
  if (reason !== null) throw new ForbiddenError(reason, receiptCopy.refusals[reason]);
}
