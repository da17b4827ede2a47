import type { PaymentServiceCode } from '@shop/constants';
import type { Config } from '../../platform/config/config.ts';

/** Whether a payment service can be used: it has keys, or is the sandbox of the demo. Loads no library. */
export function isReady(config: Config, code: PaymentServiceCode): boolean {
  if (code === 'sandbox') return config.demo;
  const { secretKey, publicKey } = config[code];
  return secretKey !== null && publicKey !== null;
}

/** Whether a payment service moves no real money: the sandbox, or test keys. */
export function isTest(config: Config, code: PaymentServiceCode): boolean {
  return code === 'sandbox' || /^[rs]k_test_/.test(config[code].secretKey ?? '');
}

/** Returns the service with which a channel begins: the sandbox in the demo, otherwise the first that has keys. */
export function usualServiceOf(config: Config): PaymentServiceCode {
  if (config.demo) return 'sandbox';
  return isReady(config, 'payjp') && !isReady(config, 'stripe') ? 'payjp' : 'stripe';
}
