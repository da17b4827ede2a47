import { PaymentError } from '../errors/payment-error.ts';
import type { Payment, PaymentStatus } from './payment.ts';

export type PaymentAction =
  | { readonly kind: 'authorise' }
  | { readonly kind: 'fail'; readonly failureCode: string }
  | { readonly kind: 'wrong_code' }
  | { readonly kind: 'pay' | 'expire' | 'void' }
  | { readonly kind: 'capture' | 'refund'; readonly amount?: number | undefined };

const openTo: Record<PaymentAction['kind'], readonly PaymentStatus[]> = {
  authorise: ['requires_action'],
  fail: ['requires_action'],
  wrong_code: ['requires_action'],
  pay: ['pending'],
  expire: ['requires_action', 'pending'],
  void: ['requires_action', 'pending', 'authorised'],
  capture: ['authorised'],
  refund: ['captured', 'paid'],
};

/** Mastercard numbers its result codes apart from the other brands. */
export function eciOf(brand: string | undefined): string {
  return brand === 'mastercard' ? '02' : '05';
}

/** The payment after an action; pure. Throws `payment.wrong_state` and `payment.wrong_amount`. */
export function afterAction(payment: Payment, action: PaymentAction): Payment {
  if (!openTo[action.kind].includes(payment.status)) {
    throw new PaymentError(
      409,
      'payment.wrong_state',
      `このお支払いは現在「${payment.status}」のため、この操作はできません`,
    );
  }
  switch (action.kind) {
    case 'authorise':
      return { ...payment, status: payment.isKeeping ? 'kept' : 'authorised', eci: eciOf(payment.card?.brand) };
    case 'fail':
      return { ...payment, status: 'failed', failureCode: action.failureCode };
    case 'wrong_code':
      return afterWrongCode(payment);
    case 'pay':
      return { ...payment, status: 'paid' };
    case 'expire':
      return { ...payment, status: 'expired' };
    case 'void':
      return { ...payment, status: 'voided' };
    case 'capture':
      return { ...payment, status: 'captured', amount: checkAmount(action.amount ?? payment.amount, payment.amount) };
    case 'refund':
      return afterRefund(payment, action.amount);
  }
}

function afterWrongCode(payment: Payment): Payment {
  const { challenge } = payment;
  if (!challenge || challenge.triesLeft <= 1)
    return { ...payment, status: 'failed', failureCode: 'authentication_failed' };
  return { ...payment, challenge: { ...challenge, triesLeft: challenge.triesLeft - 1 } };
}

function afterRefund(payment: Payment, wanted: number | undefined): Payment {
  const rest = payment.amount - payment.refundedAmount;
  const refundedAmount = payment.refundedAmount + checkAmount(wanted ?? rest, rest);
  return { ...payment, refundedAmount, status: refundedAmount === payment.amount ? 'refunded' : payment.status };
}

function checkAmount(amount: number, most: number): number {
  if (amount < 1 || amount > most) {
    throw new PaymentError(
      422,
      'payment.wrong_amount',
      `金額は1円以上${most.toLocaleString('ja-JP')}円以下で指定してください`,
    );
  }
  return amount;
}
