import type { Channel } from '../channel/channel.ts';
import type { LiveSnapshot } from '../changes/live-snapshot.ts';

/** What every process keeps of the database and refreshes when it is told of a change. */
export interface Snapshots {
  /** Channels by host name. */
  readonly channels: LiveSnapshot<ReadonlyMap<string, Channel>>;
}
