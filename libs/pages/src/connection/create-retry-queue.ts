import type { ConnectionState } from './connection.ts';
import type { Retry } from './retry-when-online.ts';

/** What fails as long after the line has come back may have been asked for before: it is tried at once. */
const lateMs = 2_000;

interface RetryQueueOptions {
  /** Whether a failure may go by itself. */
  readonly isLost: (failure: unknown) => Promise<boolean>;
  readonly tell: (state: ConnectionState) => void;
}

export interface RetryQueue {
  readonly hold: Retry;
  /** All that waits is tried again. */
  again(): void;
  /** Another navigation begins, or none is left: work that no signal ends waits in silence from now on. */
  leave(): void;
  /** A navigation has begun, which may need what waits in silence. */
  wake(): void;
}

interface Waiter {
  readonly isBound: boolean;
  isQuiet: boolean;
  /** @param isShown the reader is told that it is tried again */
  resume(isShown: boolean): void;
}

/** Makes the keeper of work that a lost connection has stopped. */
export function createRetryQueue({ isLost, tell }: RetryQueueOptions): RetryQueue {
  const waiters = new Set<Waiter>();
  let trying = 0;
  /** How often, and when last, there was reason to hope. */
  let hopes = 0;
  let hopedAt = Number.NEGATIVE_INFINITY;

  function settle(): void {
    if ([...waiters].some(({ isQuiet }) => !isQuiet)) return tell('waiting');
    tell(trying > 0 ? 'trying' : 'fine');
  }

  /** @returns whether the reader is told of the next try */
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
      // What is read for a navigation knows its signal too, and how to end by it.
      const end = () => waiter.resume(false);
      signal?.addEventListener('abort', end);
      waiters.add(waiter);
    });
  }

  async function hold<T>(work: () => Promise<T>, failure: unknown, signal?: AbortSignal): Promise<T> {
    let reason = failure;
    let isCounted = false;
    const uncount = () => {
      if (isCounted) trying -= 1;
      isCounted = false;
      settle();
    };
    /** What there was to hope for when the work was begun. */
    let begun = performance.now() - hopedAt < lateMs ? hopes - 1 : hopes;
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
    hold,
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
