import { createRetryQueue } from './create-retry-queue.ts';

/** `quiet`: nothing is open; `asking`: it is asked again by itself; `stalled`: only when the shopper, or the browser's connection, says so. */
export type InquiryState = 'quiet' | 'asking' | 'stalled';

interface InquiryParts {
  /** Whether a failure leaves open what was asked. */
  readonly isOpen: (failure: unknown) => boolean;
  readonly tell: (state: InquiryState) => void;
  /** Milliseconds before each next time it is asked by itself. */
  readonly pauses?: readonly number[];
}

export interface Inquiry {
  /** Asks until it is known; rejects with what is an answer too, and with the last failure when the screen is left. */
  ask<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Asks again now, and then by itself as at first. */
  again(): void;
}

/** About a minute and a half, ever less often. */
const usualPauses = [2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Makes what asks for an answer that may have been lost: a queue that goes on by itself, for a while. */
export function createInquiry({ isOpen, tell, pauses = usualPauses }: InquiryParts): Inquiry {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retryQueue = createRetryQueue({
    isLost: async (failure) => isOpen(failure),
    tell: (state) => {
      clearTimeout(timer);
      if (state === 'trying') return;
      if (state === 'fine') {
        asked = 0;
        return tell('quiet');
      }
      const pause = pauses[asked];
      if (pause === undefined) return tell('stalled');
      asked += 1;
      timer = setTimeout(retryQueue.again, pause);
      tell('asking');
    },
  });

  return {
    ask: (work, signal) => work().catch((failure: unknown) => retryQueue.hold(work, failure, signal)),
    again: () => {
      asked = 0;
      tell('asking');
      retryQueue.again();
    },
  };
}
