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

/** The settings with which a channel of the seed begins: the shop's, or its own. */
export function settingsOf(prefix: string): ChannelSettings {
  return own[prefix] ?? channelSettings;
}
