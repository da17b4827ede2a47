import { readChannelsByHost } from '../channel/channel.queries.ts';
import type { Snapshots } from '../context/snapshots.ts';
import type { Db } from '../db/db.ts';
import type { ChangeFeed } from './change-feed.ts';
import { LiveSnapshot } from './live-snapshot.ts';

/** The snapshots of a process, kept fresh by its change feed. They hold values once `feed.start()` has resolved. */
export function makeSnapshots(db: Db, feed: ChangeFeed): Snapshots {
  const snapshots: Snapshots = { channels: new LiveSnapshot(() => readChannelsByHost(db)) };
  feed.keepFresh('channels', async () => {
    await snapshots.channels.refresh();
    return null;
  });
  return snapshots;
}
