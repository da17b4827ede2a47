import type { Ctx } from '../context/ctx.ts';
import type { PaymentMethod } from './payment-method.ts';
import { providerOf } from './provider/provider-of.ts';

/** Kinds of payment that a service carries out; the others are the shop's own. */
const carriedOut: readonly PaymentMethod['code'][] = ['card', 'cvs'];

/** The payment methods of the channel, as far as its payment service has them; its convenience stores likewise. */
export function methodsOf({
  channel,
  config,
  snapshots,
}: Pick<Ctx, 'channel' | 'config' | 'snapshots'>): readonly PaymentMethod[] {
  const { isReady, capabilities } = providerOf(config, channel.settings.SERVICE.PAYMENT.CODE);
  const methods = snapshots.checkout.value.payments.get(channel.id) ?? [];
  return methods.flatMap((method) => {
    if (!carriedOut.includes(method.code)) return [method];
    if (!isReady || !capabilities.methods.some((code) => code === method.code)) return [];
    return [
      {
        ...method,
        stores: method.stores.filter(({ code }) => capabilities.stores.includes(code)),
        ...(method.code === 'card' && { holds_for_days: capabilities.holdsForDays }),
      },
    ];
  });
}
