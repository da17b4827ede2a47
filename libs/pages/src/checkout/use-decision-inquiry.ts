import { useRef, useState } from 'react';
import { DecisionUnknown } from '@shop/state';
import { createInquiry, type InquiryState } from '../connection/create-inquiry.ts';
import { useAbortableEffect } from '../timing/use-abortable-effect.ts';

/** Asking what became of the order, on one screen. */
export interface DecisionInquiry {
  readonly status: InquiryState;
  /** Resolves once it is known. @throws DecisionUnknown when the screen is left before; what else `work` throws */
  readonly run: <T>(work: () => Promise<T>) => Promise<T>;
  readonly again: () => void;
}

const isOpen = (failure: unknown) => failure instanceof DecisionUnknown;

/** Repeats the request for the result of the order until there is one, and when the browser is online again. */
export function useDecisionInquiry(): DecisionInquiry {
  const [status, setStatus] = useState<InquiryState>('quiet');
  const [inquiry] = useState(() => createInquiry({ isOpen, onChange: setStatus }));
  const screen = useRef(new AbortController().signal);
  useAbortableEffect(inquiry, (signal) => {
    screen.current = signal;
    window.addEventListener('online', inquiry.again, { signal });
  });
  return { status, run: (work) => inquiry.run(work, screen.current), again: inquiry.again };
}
