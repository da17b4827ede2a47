import type { OrderReceipt } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import type { PaidOrder } from '../order/order.queries.ts';
import { listMoneyRefunds } from '../../payment/refund/refund.queries.ts';
import { countReceiptAmendments, findReceipt } from './receipt.queries.ts';
import { isOvertaken, issueRefusal, receiptRefusal, receiptTermsOf, type ReceiptRefusal } from './receipt.rules.ts';

/** The state of an order's receipt: why it cannot be issued now, and what the first issue fixed. */
export interface ReceiptState {
  refusal: ReceiptRefusal | null;
  issued: OrderReceipt | null;
}

/** Returns the state of an order's receipt (L-13, L-14). */
export async function readReceipt(
  db: Ctx['db'],
  paid: PaidOrder,
  { channel, now }: Pick<Ctx, 'channel'> & { now: Date },
): Promise<ReceiptState> {
  const { id, orderedAt } = paid.order;
  const terms = receiptTermsOf(channel);
  const receipt = await findReceipt(db, id);
  const issues = receipt?.issues ?? 0;
  const isOutdated =
    receipt &&
    isOvertaken(receipt.document, {
      refunds: await listMoneyRefunds(db, id),
      amendments: await countReceiptAmendments(db, id),
    });
  const refusal = receiptRefusal(paid) ?? issueRefusal(terms, { issued: isOutdated ? 0 : issues, orderedAt, now });
  if (!receipt) return { refusal, issued: null };
  const { receipt_no, addressee, honorific, note, issued_on } = receipt.document;
  return {
    refusal,
    issued: {
      receipt_no,
      addressee,
      honorific,
      note,
      issued_on,
      issues,
      max_issues: Math.max(terms.maxIssues, issues),
    },
  };
}
