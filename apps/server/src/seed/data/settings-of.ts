import { usualServiceOf } from '../../payment/provider/service-keys.ts';
import type { Config } from '../../platform/config/config.ts';
import type { ChannelSettings } from '../../platform/channel/channel.ts';
import { channelSettings } from './channel-settings.ts';
import { depaSettings } from './customers/depa-settings.ts';
import { gakuenSettings } from './customers/gakuen-settings.ts';

/** Restaurants measure their staff for kitchen coats: besides the school the channel that shows measurements. */
const stoSettings: ChannelSettings = { ...channelSettings, MEMBER: { IS_USE_MEASUREMENT: true } };

const own: Readonly<Record<string, ChannelSettings>> = {
  depa: depaSettings,
  gakuen: gakuenSettings,
  sto: stoSettings,
};

/**
 * Returns the first settings of a channel of the seed, or with null of any other, with a payment service that is
 * configured.
 */
export function settingsOf(prefix: string | null, config: Config): ChannelSettings {
  const settings = own[prefix ?? ''] ?? channelSettings;
  return { ...settings, SERVICE: { ...settings.SERVICE, PAYMENT: { CODE: usualServiceOf(config) } } };
}
