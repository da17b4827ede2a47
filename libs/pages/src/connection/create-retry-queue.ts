import type { ConnectionState } from './connection.ts';
import type { Retry } from './retry-when-online.ts';

/** Work that fails within this time after the connection is back may have begun before: it is retried at once. */
const timeoutMs = 2_000;

interface RetryQueueOptions {
  /** Whether a failure is one of a lost connection. */
  readonly isLost: (failure: unknown) => Promise<boolean>;
  readonly onChange: (state: ConnectionState) => void;
}

export interface RetryQueue {
  readonly retryLater: Retry;
  /** Retries all waiting work. */
  again(): void;
  /** Called when a navigation is replaced or cancelled: work without a signal then waits without a notice. */
  leave(): void;
  /** Called when a navigation begins that may need work waiting without a notice. */
  wake(): void;
}

interface Waiter {
  readonly isBound: boolean;
  isQuiet: boolean;
  /** @param isShown whether a notice shows the retry */
  resume(isShown: boolean): void;
}

/** Makes the queue of work that a lost connection has stopped. */
export function createRetryQueue({ isLost, onChange }: RetryQueueOptions): RetryQueue {
  const waiters = new Set<Waiter>();
  let trying = 0;
  /** How often, and when last, the connection may have come back. */
  let hopes = 0;
  let hopedAt = Number.NEGATIVE_INFINITY;

  function settle(): void {
    if ([...waiters].some(({ isQuiet }) => !isQuiet)) return onChange('waiting');
    onChange(trying > 0 ? 'trying' : 'fine');
  }

  /** @returns whether a notice shows the next attempt */
  function wait(signal?: AbortSignal): Promise<boolean> {
    return new Promise((resolve) => {
      const waiter: Waiter = {
        isBound: signal !== undefined,
        isQuiet: false,
        resume: (isShown) => {
          waiters.delete(waiter);
          signal?.removeEventListener('abort', end);
          if (isShown) trying += 1;
          resolve(isShown);
        },
      };
      // A read for a navigation has the same signal and ends by it.
      const end = () => waiter.resume(false);
      signal?.addEventListener('abort', end);
      waiters.add(waiter);
    });
  }

  async function retryLater<T>(work: () => Promise<T>, failure: unknown, signal?: AbortSignal): Promise<T> {
    let reason = failure;
    let isCounted = false;
    const uncount = () => {
      if (isCounted) trying -= 1;
      isCounted = false;
      settle();
    };
    /** The value of `hopes` when the work was started. */
    let begun = performance.now() - hopedAt < timeoutMs ? hopes - 1 : hopes;
    try {
      for (;;) {
        if (begun === hopes && (!(await isLost(reason)) || signal?.aborted)) throw reason;
        if (begun === hopes) {
          const resumed = wait(signal);
          uncount();
          isCounted = await resumed;
        }
        begun = hopes;
        try {
          return await work();
        } catch (next) {
          reason = next;
        }
      }
    } finally {
      uncount();
    }
  }

  function resume(which: (waiter: Waiter) => boolean, isShown: boolean): void {
    for (const waiter of [...waiters].filter(which)) waiter.resume(isShown && !waiter.isQuiet);
    settle();
  }

  return {
    retryLater,
    again: () => {
      hopes += 1;
      hopedAt = performance.now();
      resume(() => true, true);
    },
    leave: () => {
      for (const waiter of waiters) waiter.isQuiet ||= !waiter.isBound;
      settle();
    },
    wake: () => resume(({ isQuiet }) => isQuiet, false),
  };
}
