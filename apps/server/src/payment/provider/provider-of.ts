import { PAYMENT_SERVICES, type PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../platform/config/config.ts';
import { payjpProvider } from './payjp/payjp-provider.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import type { ReportCall } from './service-trouble.ts';
import { ServiceWatch } from './service-watch.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

const makers: Record<PaymentServiceCode, (config: Config, report: ReportCall) => PaymentProvider> = {
  sandbox: sandboxProvider,
  stripe: stripeProvider,
  payjp: payjpProvider,
};

interface WatchedProvider {
  provider: PaymentProvider;
  watch: ServiceWatch;
}

const made = new WeakMap<Config, Map<PaymentServiceCode, WatchedProvider>>();

/** Returns the payment service of a code (`SERVICE.PAYMENT.CODE` or a payment's row); created once per process. */
export function providerOf(config: Config, code: PaymentServiceCode): PaymentProvider {
  return watchedOf(config, code).provider;
}

/** Returns what this process knows about the health of a payment service. */
export function watchOf(config: Config, code: PaymentServiceCode): ServiceWatch {
  return watchedOf(config, code).watch;
}

/** Whether a payment service is known to be down. */
export function isDown(config: Config, code: PaymentServiceCode): boolean {
  return watchOf(config, code).health.state === 'down';
}

/** Returns the service with which a channel begins: the sandbox in the demo, otherwise the first that has keys. */
export function usualServiceOf(config: Config): PaymentServiceCode {
  return PAYMENT_SERVICES.find((code) => providerOf(config, code).isReady) ?? 'sandbox';
}

function watchedOf(config: Config, code: PaymentServiceCode): WatchedProvider {
  const known = made.get(config) ?? new Map<PaymentServiceCode, WatchedProvider>();
  made.set(config, known);
  const existing = known.get(code);
  if (existing) return existing;
  const watch = new ServiceWatch();
  const provider = makers[code](config, (trouble) => watch.report({ by: 'call', trouble }));
  const watched = { provider, watch };
  known.set(code, watched);
  return watched;
}
