import { createClient, RESP_TYPES } from '@redis/client';

/**
 * What the processes of the shop share beside the database: counters and kept pages, all of which the shop can do without.
 * Every method answers null while Redis is out of reach; whoever asks then does as if there were none.
 */
export interface SharedStore {
  /** Counts one action in the window of `key`, which begins with its first one. */
  count(key: string, windowMs: number): Promise<{ used: number; leftMs: number } | null>;
  /** The values of these keys, each null where there is none. */
  fetch(keys: readonly string[]): Promise<(Buffer | null)[] | null>;
  /** Keeps a value for a while. */
  isStorable(key: string, value: Buffer, forMs: number): Promise<true | null>;
  /** Adds one to a number that begins with 0. */
  increase(key: string): Promise<number | null>;
  close(): void;
}

export interface SharedStoreOptions {
  /** `redis://` or `rediss://`. */
  readonly url: string;
  /** Told once when Redis cannot be used any more. */
  readonly onLost: (error: unknown) => void;
  /** Told once when it can be used again. */
  readonly onBack: () => void;
  /** For how long nobody asks a Redis that did not answer. */
  readonly restMs?: number;
}

const TIMEOUT_MS = 250;
const REST_MS = 2000;
const LONGEST_RETRY_MS = 2000;

/** One step, so that a window never lives on without an end. */
const COUNT = `
local used = redis.call('INCR', KEYS[1])
if used == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return { used, redis.call('PTTL', KEYS[1]) }`;

/** Begins to connect and returns at once: the shop starts, and goes on, without Redis. */
export function openSharedStore({ url, onLost, onBack, restMs = REST_MS }: SharedStoreOptions): SharedStore {
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 2000, reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, LONGEST_RETRY_MS) },
  });
  const buffers = client.withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  let isLost = false;
  let restUntil = 0;

  const lost = (error: unknown): void => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  client.on('error', lost);
  client.on('ready', () => {
    restUntil = 0;
    if (isLost) onBack();
    isLost = false;
  });
  client.connect().catch(lost);

  /** An answer that is late is none: a shopper must not wait for what the shop can do without. */
  async function run<T>(command: () => Promise<T>): Promise<T | null> {
    if (!client.isReady || performance.now() < restUntil) return null;
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Redis did not answer within ${TIMEOUT_MS} ms.`)), TIMEOUT_MS);
    });
    try {
      const answer = await Promise.race([command(), timeout]);
      if (isLost) onBack();
      isLost = false;
      return answer;
    } catch (error) {
      restUntil = performance.now() + restMs;
      lost(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    count: (key, windowMs) =>
      run(async () => {
        const [used = 0, leftMs = 0] = (await client.eval(COUNT, {
          keys: [key],
          arguments: [String(windowMs)],
        })) as number[];
        return { used, leftMs };
      }),
    fetch: (keys) => run(() => buffers.mGet([...keys])),
    isStorable: (key, value, forMs) =>
      run(async () => {
        await client.set(key, value, { expiration: { type: 'PX', value: forMs } });
        return true as const;
      }),
    increase: (key) => run(() => client.incr(key)),
    close: () => client.destroy(),
  };
}
