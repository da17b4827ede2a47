import { channels } from '../db/schema/channels.ts';
import { channelData } from './data/channels.ts';
import { settingsOf } from './data/settings-of.ts';
import type { SeedContext } from './seed-context.ts';

/** The eleven shop fronts of the seed. */
export async function seedChannels({ db }: SeedContext): Promise<void> {
  await db
    .insert(channels)
    .values(channelData.map((channel) => ({ ...channel, settings: settingsOf(channel.prefix) })));
}
