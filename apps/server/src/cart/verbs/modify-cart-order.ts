import type { Cart, CartOrderModify } from '@shop/api';
import { checkoutCopy, formsCopy } from '@shop/copy';
import { inJapan, isAllowedName, normaliseFreeText } from '@shop/japanese';
import type { OrderDocument } from '../cart-document.ts';
import { cartRefusal } from '../cart-errors.ts';
import { changeCart } from '../change-cart.ts';
import type { QuoteContext } from '../quote/quote-context.ts';
import { quote } from '../quote/quote.ts';
import { checkOrderer } from '../shipping/check-orderer.ts';
import type { CartCall } from './cart-input.ts';
import type { FormTexts } from '@shop/form-definitions';
import { formTextsOf } from '../../platform/form/own-fields.ts';

/**
 * Sets orderer, payment method, note and receipt. Absent means unchanged, null removes.
 * @throws InvalidInputError `payment.not_available` with the reason, `input.invalid` with messages below `orderer.`
 */
export async function modifyCartOrder({ ctx, ref, input }: CartCall<CartOrderModify>): Promise<Cart> {
  const changes = orderChanges(input, inJapan(ctx.clock.now()).day, formTextsOf(ctx.channel, 'orderer'));
  return changeCart(ctx, ref, (document, context) => {
    const changed = { ...document, order: { ...document.order, ...changes } };
    if (input.payment_id !== undefined && input.payment_id !== null)
      refuseClosedPayment(changed, input.payment_id, context);
    return changed;
  });
}

function orderChanges(input: CartOrderModify, today: string, texts: FormTexts): Partial<OrderDocument> {
  const text = (value: string | null) => normaliseFreeText(value ?? '') || null;
  refuseUnprintable(input);
  return {
    ...(input.orderer !== undefined && { orderer: checkOrderer(input.orderer, today, texts) }),
    ...(input.payment_id !== undefined && { payment_id: input.payment_id }),
    ...(input.note !== undefined && { note: text(input.note) }),
    ...(input.receipt_addressee !== undefined && { receipt_addressee: text(input.receipt_addressee) }),
    ...(input.receipt_note !== undefined && { receipt_note: text(input.receipt_note) }),
  };
}

/** Refuses characters on the receipt that cannot be printed (F-03). */
function refuseUnprintable({ receipt_addressee, receipt_note }: CartOrderModify): void {
  const { receiptAddressee, receiptNote } = checkoutCopy.payment;
  const printed = [
    ['receipt_addressee', receiptAddressee, receipt_addressee],
    ['receipt_note', receiptNote, receipt_note],
  ] as const;
  for (const [field, label, value] of printed) {
    if (value && !isAllowedName(normaliseFreeText(value)))
      throw cartRefusal('input.invalid', formsCopy.rules.name(label), field);
  }
}

function refuseClosedPayment(
  cart: Parameters<typeof quote>[0]['cart'],
  paymentId: number,
  context: QuoteContext,
): void {
  const chosen = quote({ ...context, cart }).payments.find((payment) => payment.method.id === paymentId);
  if (chosen?.reason === null) return;
  const message = chosen?.reason ?? 'このお支払い方法はご利用いただけません。';
  throw cartRefusal('payment.not_available', message, 'payment_id');
}
