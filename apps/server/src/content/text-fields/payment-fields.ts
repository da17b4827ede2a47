import { legalCopy } from '@shop/copy';
import { methodsOf } from '../../payment/methods-of.ts';
import type { PaymentMethod } from '../../payment/payment-method.ts';
import { escapeHtml } from '../../platform/http/escape-html.ts';
import { htmlList, lawRow } from './law-row.ts';
import type { TextFieldContext, TextFields } from './text-field.ts';

/** Payment methods that the checkout offers, with fees and times. */
export const paymentFields: TextFields = {
  'payments.names': (ctx) => escapeHtml(legalCopy.list([...new Set(offered(ctx).map(({ name }) => name))])),
  'payments.fees': (ctx) => {
    const fees = charging(ctx).map(({ name, fee_steps }) => legalCopy.paymentFeeIn(name, feesOf(fee_steps)));
    return fees.length === 0 ? legalCopy.noPaymentFee : escapeHtml(legalCopy.list(fees));
  },
  'payments.list': (ctx) => timesOf(ctx),
  'law.payment': (ctx) => lawRow(legalCopy.rows.payment, timesOf(ctx)),
};

const feesOf = (steps: PaymentMethod['fee_steps']): number[] => steps.map(({ fee }) => fee);

/** The methods that a customer can choose. */
export function offered(ctx: TextFieldContext): PaymentMethod[] {
  return methodsOf(ctx).filter((method) => method.is_fallback !== true);
}

function charging(ctx: TextFieldContext): PaymentMethod[] {
  return offered(ctx).filter(({ fee_steps }) => fee_steps.some(({ fee }) => fee > 0));
}

/** Returns the charges of payments: fees of methods, and of the customer's own bank. */
export function paymentCharges(ctx: TextFieldContext): string[] {
  const isTransferred = offered(ctx).some(({ code }) => code === 'bank_transfer' || code === 'virtual_account');
  return [
    ...charging(ctx).map(({ name, fee_steps }) =>
      escapeHtml(legalCopy.paymentFee(name, legalCopy.feeSteps(fee_steps))),
    ),
    ...(isTransferred ? [legalCopy.transferFee] : []),
  ];
}

function timesOf(ctx: TextFieldContext): string {
  const items = offered(ctx).flatMap(({ name, timing, pay_within_days: days, defers_authorisation: isDeferred }) => [
    legalCopy.method(name, days === null ? timing : legalCopy.payWithin(timing, days)),
    ...(isDeferred === true ? [legalCopy.method(name, legalCopy.deferredCard)] : []),
  ]);
  return htmlList([...new Set(items)].map(escapeHtml));
}
