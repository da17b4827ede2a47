import { defineSnapshot } from '../snapshots/snapshot.ts';
import { readChannelsByHost } from './channel.queries.ts';

/** Channels by host name. */
export const channelsSnapshot = defineSnapshot('channels', ({ db }) => readChannelsByHost(db));
