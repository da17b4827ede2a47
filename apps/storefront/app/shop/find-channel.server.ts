import { ApiFailure } from '@shop/api';
import { maintenanceCopy } from '@shop/copy';
import { hasNoAnswer } from '@shop/pages/connection/has-no-answer.ts';
import type { Logger } from 'pino';
import type { Channel, ChannelDirectory } from './channel-directory.server.ts';

/** Nobody of the shop has answered, as while the API starts: closed for a moment, as a 503 of a proxy would say. Not remembered. */
const outage: Channel = {
  kind: 'maintenance',
  title: maintenanceCopy.unreachableTitle,
  message: maintenanceCopy.message,
  retryAfter: null,
};

/**
 * Makes the search for the channel of a host; null for one whose settings the API refuses. An outage of the API is one line
 * of the log, however many pages are asked for meanwhile.
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
      const isOutage = error instanceof ApiFailure && hasNoAnswer(error);
      if (!isOutage || !isOut)
        log.error(
          { error },
          isOutage ? 'the API does not answer: pages say that the shop is out of reach' : 'a channel could not be read',
        );
      if (isOutage) isOut = true;
      return isOutage ? outage : null;
    }
  };
}
