import type { PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../platform/config/config.ts';
import { payjpProvider } from './payjp/payjp-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

const makers: Record<PaymentServiceCode, (config: Config) => PaymentProvider> = {
  sandbox: sandboxProvider,
  stripe: stripeProvider,
  payjp: payjpProvider,
};

const made = new WeakMap<Config, Map<PaymentServiceCode, PaymentProvider>>();

/** Returns the payment service of a code (`SERVICE.PAYMENT.CODE` or a payment's row); created once per process. */
export function providerOf(config: Config, code: PaymentServiceCode): PaymentProvider {
  const known = made.get(config) ?? new Map<PaymentServiceCode, PaymentProvider>();
  made.set(config, known);
  const provider = known.get(code) ?? makers[code](config);
  known.set(code, provider);
  return provider;
}
