import { useRef, useState } from 'react';
import { ApiFailure } from '@shop/api';
import { checkoutCopy } from '@shop/copy';
import { useCopy } from '@shop/copy/react';
import { useNavigation } from 'react-router';
import { useDrop } from '../connection/use-drop.ts';
import { useIsStopped } from '../connection/use-connection.ts';
import { failureText } from '../kinds/failure-text.ts';

/** The pending changes of the cart in a step. */
export interface CartWrites {
  readonly isSaving: boolean;
  /** The message of the last refusal; null when the last change was not refused. */
  readonly failure: string | null;
  /** Makes a change; resolves with null when it is refused, after storing the reason. */
  readonly write: <T>(work: () => Promise<T>) => Promise<T | null>;
  /** Waits for pending changes; true if none was refused. */
  readonly settle: () => Promise<boolean>;
  /** Cancels continuing while writes wait for the connection, with a message, so that no choice is lost. */
  readonly stay: () => void;
}

/** Counts pending changes and stores the reason of a refusal. */
export function useCartWrites(): CartWrites {
  const t = useCopy(checkoutCopy);
  const running = useRef(new Set<Promise<boolean>>());
  const [count, setCount] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const isStopped = useIsStopped();
  const isLeaving = useNavigation().state !== 'idle' && isStopped;
  const drop = useDrop();

  const stay = () => {
    if (!isLeaving) return;
    drop();
    setFailure(t.frame.pressAgain);
  };
  const attempt = async <T>(work: () => Promise<T>): Promise<{ readonly value: T } | null> => {
    try {
      return { value: await work() };
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      setFailure(failureText(error, t.frame.notSaved));
      return null;
    }
  };
  const write = async <T>(work: () => Promise<T>): Promise<T | null> => {
    setCount((now) => now + 1);
    setFailure(null);
    stay();
    const attempted = attempt(work);
    const ended = attempted.then((result) => result !== null);
    running.current.add(ended);
    try {
      return (await attempted)?.value ?? null;
    } finally {
      running.current.delete(ended);
      setCount((now) => now - 1);
    }
  };
  const settle = async () => {
    let isFine = true;
    // Includes changes made while an earlier one is pending.
    while (running.current.size > 0) isFine = (await Promise.all(running.current)).every(Boolean) && isFine;
    return isFine;
  };
  return { isSaving: count > 0, failure, write, settle, stay };
}
