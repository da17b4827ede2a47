import type { PaymentMethod } from '@shop/api';
import type { QuotedPayment } from '../quote/quote.ts';

/** Which payment service's settings the screen needs for a method. */
const serviceOf: Partial<Record<PaymentMethod['code'], string>> = { card: 'sandbox', cvs: 'sandbox' };

/** A payment method as the contract shows it: fee and, when closed, the reason for this cart. */
export function presentPaymentMethod({ method, fee, reason, prepaid }: QuotedPayment): PaymentMethod {
  return {
    id: method.id,
    code: method.code,
    name: method.name,
    description: method.description,
    timing_text: method.timing,
    service_code: serviceOf[method.code] ?? null,
    fee,
    is_available: reason === null,
    reason,
    stores: method.stores,
    ...(prepaid && {
      prepaid: {
        pay_by: prepaid.pay_by,
        days: [...prepaid.days].map(([packing_key, { date, pay_by, moved_from }]) => ({
          packing_key,
          date,
          pay_by,
          moved_from,
        })),
      },
    }),
  };
}
