import type { PaymentMethod } from '@shop/api';
import type { Ctx } from '../../platform/context/ctx.ts';
import { chargeTiming } from '../../payment/deferred-card.rules.ts';
import { providerOf } from '../../payment/provider/provider-of.ts';
import type { QuotedPayment } from '../quote/quoted.ts';

/** Returns a payment method as defined by the contract: fee and, if unavailable, the reason for this cart. */
export function presentPaymentMethod(
  { channel, config }: Pick<Ctx, 'channel' | 'config'>,
  { method, fee, reason, prepaid, authorise_on }: QuotedPayment,
): PaymentMethod {
  const { code, capabilities } = providerOf(config, channel.settings.SERVICE.PAYMENT.CODE);
  return {
    id: method.id,
    code: method.code,
    name: method.name,
    description: describedWith(method, authorise_on),
    timing_text: chargeTiming(method, authorise_on),
    service_code: capabilities.methods.some((one) => one === method.code) ? code : null,
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

/** The limit of the contract. */
const DESCRIPTION_MAX = 300;

/** Appends how a saved card is charged to the description; returns only this if both are too long. */
function describedWith(method: QuotedPayment['method'], authoriseOn: string | null): string {
  if (authoriseOn === null) return method.description;
  const timing = chargeTiming(method, authoriseOn);
  const both = method.description + timing;
  return both.length <= DESCRIPTION_MAX ? both : timing;
}
