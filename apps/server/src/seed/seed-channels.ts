import type { ChannelSettings } from '../channel/channel.ts';
import { channels } from '../db/schema/channels.ts';
import { channelData } from './data/channels.ts';
import type { SeedContext } from './seed-context.ts';

const settings: ChannelSettings = {
  SITE: { NO_MEMBER_USE: true, STORAGE_URL: '/storage', BREAKPOINT: { 'SCREEN-SM': 600, 'SCREEN-MD': 960 } },
  ORDER: { SHIPPING: { IS_ALLOW_MULTIPLE: true } },
  PLUGIN: { TEMPORARY_STOP_SELLING: { IS_USE: false, IS_SELLING: true } },
  GTM: {
    ID: '',
    DATA_LAYER: { PURCHASE: { transaction_id: 'order_no', value: 'total_payment', tax: 'total_tax', shipping: 'total_carriage' } },
  },
};

/** The eleven shop fronts of the seed. */
export async function seedChannels({ db }: SeedContext): Promise<void> {
  await db.insert(channels).values(channelData.map((channel) => ({ ...channel, settings })));
}
