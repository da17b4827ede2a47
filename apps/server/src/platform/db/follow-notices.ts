import pg from 'pg';
import type { OnNotice } from './database.ts';

interface FollowOptions {
  url: string;
  channels: readonly string[];
  onNotice: OnNotice;
  onError: (error: Error) => void;
}

const RETRY_MS = 1000;

/**
 * Opens a separate connection for LISTEN. A broken one is opened again, and since notices may have been missed, each
 * channel is then announced once with an empty payload.
 * @returns a function that stops following
 */
export async function followNotices({ url, channels, onNotice, onError }: FollowOptions): Promise<() => Promise<void>> {
  let stopped = false;
  let client: pg.Client | undefined;
  let timer: NodeJS.Timeout | undefined;

  const connect = async (): Promise<void> => {
    const next = new pg.Client({ connectionString: url });
    next.on('notification', ({ channel, payload }) => onNotice(channel, payload ?? ''));
    next.on('error', (error) => {
      onError(error);
      scheduleReconnect();
    });
    await next.connect();
    for (const channel of channels) await next.query(`listen ${pg.escapeIdentifier(channel)}`);
    client = next;
  };

  const scheduleReconnect = (): void => {
    if (stopped || timer) return;
    client = undefined;
    timer = setTimeout(() => {
      timer = undefined;
      connect().then(
        () => channels.forEach((channel) => onNotice(channel, '')),
        (error: Error) => {
          onError(error);
          scheduleReconnect();
        },
      );
    }, RETRY_MS);
  };

  await connect();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await client?.end();
  };
}
