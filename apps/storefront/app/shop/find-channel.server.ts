import { ApiFailure } from '@shop/api';
import { maintenanceCopy } from '@shop/copy';
import { hasNoAnswer } from '@shop/pages/connection/has-no-answer.ts';
import type { Logger } from 'pino';
import type { Channel, ChannelDirectory } from './channel-directory.server.ts';

/**
 * The API does not answer, for example while it starts: shown as closed for a moment, like a proxy's 503. Not cached.
 */
const unavailable: Channel = {
  kind: 'maintenance',
  title: maintenanceCopy.unreachableTitle,
  message: maintenanceCopy.message,
  retryAfter: null,
};

/**
 * Returns a function that finds the channel of a host; null if the API refuses its settings. While the API is down, one
 * line is logged, however many pages are requested.
 */
export function channelFinder(
  directory: Pick<ChannelDirectory, 'find'>,
  log: Pick<Logger, 'error'>,
): (host: string) => Promise<Channel | null> {
  let isOut = false;
  return async (host) => {
    try {
      const channel = await directory.find(host);
      isOut = false;
      return channel;
    } catch (error) {
      const isUnavailable = error instanceof ApiFailure && hasNoAnswer(error);
      if (!isUnavailable || !isOut)
        log.error(
          { error },
          isUnavailable
            ? 'the API does not answer: pages say that the shop is out of reach'
            : 'a channel could not be read',
        );
      if (isUnavailable) isOut = true;
      return isUnavailable ? unavailable : null;
    }
  };
}
