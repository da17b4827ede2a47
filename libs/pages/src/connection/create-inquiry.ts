import { createRetryQueue } from './create-retry-queue.ts';

/** `quiet`: nothing is open; `asking`: repeats by itself; `stalled`: repeats only on a press or an `online` event. */
export type InquiryState = 'quiet' | 'asking' | 'stalled';

interface InquiryParts {
  /** Whether the result remains unknown after a failure. */
  readonly isOpen: (failure: unknown) => boolean;
  readonly onChange: (state: InquiryState) => void;
  /** The milliseconds before each automatic repetition. */
  readonly pauses?: readonly number[];
}

export interface Inquiry {
  /** Repeats the request until it has a result; rejects with a refusal, or when the screen is left. */
  ask<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Repeats the request now, and then by itself again. */
  again(): void;
}

/** Repeats for about a minute and a half, at growing intervals. */
const usualPauses = [2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Makes an inquiry for a result whose response may have been lost; it repeats by itself for a while. */
export function createInquiry({ isOpen, onChange, pauses = usualPauses }: InquiryParts): Inquiry {
  let asked = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retryQueue = createRetryQueue({
    isLost: async (failure) => isOpen(failure),
    onChange: (state) => {
      clearTimeout(timer);
      if (state === 'trying') return;
      if (state === 'fine') {
        asked = 0;
        return onChange('quiet');
      }
      const pause = pauses[asked];
      if (pause === undefined) return onChange('stalled');
      asked += 1;
      timer = setTimeout(retryQueue.again, pause);
      onChange('asking');
    },
  });

  return {
    ask: (work, signal) => work().catch((failure: unknown) => retryQueue.hold(work, failure, signal)),
    again: () => {
      asked = 0;
      onChange('asking');
      retryQueue.again();
    },
  };
}
