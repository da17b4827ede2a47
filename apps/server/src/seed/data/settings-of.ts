import type { ChannelSettings } from '../../channel/channel.ts';
import { channelSettings } from './channel-settings.ts';
import { depaSettings } from './customers/depa-settings.ts';
import { gakuenSettings } from './customers/gakuen-settings.ts';

const own: Readonly<Record<string, ChannelSettings>> = { depa: depaSettings, gakuen: gakuenSettings };

/** The settings with which a channel of the seed begins: the shop's, or a customer's own. */
export function settingsOf(prefix: string): ChannelSettings {
  return own[prefix] ?? channelSettings;
}
