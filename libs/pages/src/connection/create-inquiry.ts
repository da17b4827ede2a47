import { createRetryQueue } from './create-retry-queue.ts';

/** `quiet`: nothing is open; `confirming`: repeats by itself; `stalled`: repeats only on a press or an `online` event. */
export type InquiryState = 'quiet' | 'confirming' | 'stalled';

interface InquiryParts {
  /** Whether the result remains unknown after a failure. */
  readonly isOpen: (failure: unknown) => boolean;
  readonly onChange: (state: InquiryState) => void;
  /** The milliseconds before each automatic repetition. */
  readonly pauses?: readonly number[];
}

export interface Inquiry {
  /** Repeats the request until it has a result; rejects with a refusal, or when the screen is left. */
  run<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T>;
  /** Repeats the request now, and then by itself again. */
  again(): void;
}

/** Repeats for about a minute and a half, at growing intervals. */
const usualPauses = [2_000, 4_000, 8_000, 15_000, 30_000, 30_000];

/** Makes an inquiry for a result whose response may have been lost; it repeats by itself for a while. */
export function createInquiry({ isOpen, onChange, pauses = usualPauses }: InquiryParts): Inquiry {
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const retryQueue = createRetryQueue({
    isLost: async (failure) => isOpen(failure),
    onChange: (state) => {
      clearTimeout(timer);
      if (state === 'trying') return;
      if (state === 'fine') {
        attempts = 0;
        return onChange('quiet');
      }
      const pause = pauses[attempts];
      if (pause === undefined) return onChange('stalled');
      attempts += 1;
      timer = setTimeout(retryQueue.again, pause);
      onChange('confirming');
    },
  });

  return {
    run: (work, signal) => work().catch((failure: unknown) => retryQueue.retryLater(work, failure, signal)),
    again: () => {
      attempts = 0;
      onChange('confirming');
      retryQueue.again();
    },
  };
}
