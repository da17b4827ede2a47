import type { Snapshots } from '../context/snapshots.ts';
import type { Channel } from './channel.ts';

/** The channel of an id that the database gave. Throws when there is none: a fault of the data. */
export function channelOfId({ snapshots }: { snapshots: Pick<Snapshots, 'channels'> }, id: number): Channel {
  for (const channel of snapshots.channels.value.values()) if (channel.id === id) return channel;
  throw new Error(`There is no channel ${id}.`);
}
