import type { PaymentServiceCode } from '@shop/constants';
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

interface Services {
  readonly providers: Map<PaymentServiceCode, PaymentProvider>;
  readonly watches: Map<PaymentServiceCode, ServiceWatch>;
}

const made = new WeakMap<Config, Services>();

/** Returns the payment service of a code (`SERVICE.PAYMENT.CODE` or a payment's row); created once per process. */
export function providerOf(config: Config, code: PaymentServiceCode): PaymentProvider {
  const { providers } = servicesOf(config);
  const watch = watchOf(config, code);
  const provider = providers.get(code) ?? makers[code](config, (trouble) => watch.report({ by: 'call', trouble }));
  providers.set(code, provider);
  return provider;
}

/** Returns what this process knows about the health of a payment service, without loading its library. */
export function watchOf(config: Config, code: PaymentServiceCode): ServiceWatch {
  const { watches } = servicesOf(config);
  const watch = watches.get(code) ?? new ServiceWatch();
  watches.set(code, watch);
  return watch;
}

/** Whether a payment service is known to be down. */
export function isDown(config: Config, code: PaymentServiceCode): boolean {
  return watchOf(config, code).health.state === 'down';
}

function servicesOf(config: Config): Services {
  const services = made.get(config) ?? { providers: new Map(), watches: new Map() };
  made.set(config, services);
  return services;
}
