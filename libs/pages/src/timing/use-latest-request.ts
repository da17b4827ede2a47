import { useRef } from 'react';
import { useAbortableEffect } from './use-abortable-effect.ts';

/** Returns a function that makes the signal of a request; the next request and leaving the page abort it. */
export function useLatestRequest(): () => AbortSignal {
  const current = useRef<AbortController>(null);
  useAbortableEffect(true, () => () => current.current?.abort());
  return () => {
    current.current?.abort();
    return (current.current = new AbortController()).signal;
  };
}
