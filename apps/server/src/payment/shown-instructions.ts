import type { PaymentInstructions } from '@shop/api';
import { prepaymentCopy } from '@shop/copy';
import type { PaymentRow } from '../checkout/order/order.queries.ts';
import type { AccountInstructions, ServiceInstructions, StoreInstructions } from './provider/service-payment.ts';

/** Returns the payment instructions of the service, in the texts of the screens. */
export function shownInstructions(
  instructions: ServiceInstructions,
  payment: Pick<PaymentRow, 'amount' | 'expiresAt'>,
): PaymentInstructions {
  return 'account' in instructions ? toAccount(instructions, payment) : atStore(instructions);
}

function atStore({ store_code, store_name, number, confirmation, expires_at }: StoreInstructions): PaymentInstructions {
  return {
    kind: 'cvs',
    store_code,
    store_name,
    number,
    expires_at,
    lines: [
      { label: prepaymentCopy.store, value: store_name },
      { label: prepaymentCopy.number, value: number, copy_text: number },
      ...(confirmation === undefined
        ? []
        : [{ label: prepaymentCopy.confirmation, value: confirmation, copy_text: confirmation }]),
    ],
  };
}

/** After a partial payment, states the amount that is still missing. */
function toAccount(
  { account, remaining }: AccountInstructions,
  { amount, expiresAt }: Pick<PaymentRow, 'amount' | 'expiresAt'>,
): PaymentInstructions {
  const { labels } = prepaymentCopy.account;
  return {
    kind: 'virtual_account',
    store_code: null,
    store_name: null,
    number: null,
    expires_at: expiresAt?.toISOString() ?? null,
    lines: [
      ...(remaining < amount
        ? [
            { label: labels.received, value: prepaymentCopy.account.yen(amount - remaining) },
            { label: labels.remaining, value: prepaymentCopy.account.yen(remaining) },
          ]
        : []),
      { label: labels.bank, value: `${account.bank} ${account.branch}` },
      { label: labels.number, value: `${account.type} ${account.number}`, copy_text: account.number },
      { label: labels.holder, value: account.holder },
    ],
  };
}
