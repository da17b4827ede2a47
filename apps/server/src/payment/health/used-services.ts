import { PAYMENT_SERVICES, type PaymentServiceCode } from '@shop/constants';
import type { Channel } from '../../platform/channel/channel.ts';

/** A payment service that settings of channels name. */
export interface UsedService {
  code: PaymentServiceCode;
  /** The prefixes of the channels. */
  channels: string[];
}

/** Returns the payment services that the settings of these channels name. */
export function usedServices(channels: Iterable<Pick<Channel, 'prefix' | 'settings'>>): UsedService[] {
  const codes = new Map([...channels].map(({ prefix, settings }) => [prefix, settings.SERVICE.PAYMENT.CODE]));
  return PAYMENT_SERVICES.map((code) => ({
    code,
    channels: [...codes].filter(([, of]) => of === code).map(([prefix]) => prefix),
  })).filter(({ channels }) => channels.length > 0);
}
