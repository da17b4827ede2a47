import type { Ctx } from '../platform/context/ctx.ts';
import { isCarriedOut, type PaymentMethod } from './payment-method.ts';
import { paymentMethodsSnapshot } from './payment-method.snapshot.ts';
import { isDown, providerOf } from './provider/provider-of.ts';
import { isReady } from './provider/service-keys.ts';

/**
 * Returns the channel's payment methods and convenience stores that its service supports. Where the service has
 * accounts for transfers, the shop's own account is offered only while the service is down.
 */
export function methodsOf({
  channel,
  config,
  snapshots,
}: Pick<Ctx, 'channel' | 'config' | 'snapshots'>): readonly PaymentMethod[] {
  const code = channel.settings.SERVICE.PAYMENT.CODE;
  const { capabilities, deferred } = providerOf(config, code);
  const isUnavailable = isDown(config, code);
  const methods = snapshots.read(paymentMethodsSnapshot).get(channel.id) ?? [];
  const hasKeys = isReady(config, code);
  const has = (code: string) => hasKeys && capabilities.methods.some((one) => one === code);
  const isServed = !isUnavailable && has('virtual_account') && methods.some(({ code }) => code === 'virtual_account');
  return methods.flatMap((method) => {
    if (method.code === 'bank_transfer' && isServed) return [{ ...method, is_fallback: true }];
    if (!isCarriedOut(method.code)) return [method];
    if (!has(method.code)) return [];
    return [
      {
        ...method,
        is_unavailable: isUnavailable,
        stores: method.stores.filter(({ code }) => capabilities.stores.includes(code)),
        ...(method.code === 'card' && {
          authorised_days: capabilities.authorisedDays,
          defers_authorisation: deferred !== null,
        }),
      },
    ];
  });
}
