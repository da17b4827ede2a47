import { ChannelDirectory } from './channel-directory.server.ts';
import { guestApi } from './guest-api.server.ts';
import { readChannel } from './read-channel.server.ts';

/** What this process knows of channels; the same for all readers of a host. */
export const channels = new ChannelDirectory((host) => readChannel(guestApi(host)));
