import { useRef } from 'react';
import { useAbortableEffect } from './use-abortable-effect.ts';

/** Returns a function that makes the signal of a request; the next request and leaving the page abort it. */
export function useLatestRequest(): () => AbortSignal {
  const asking = useRef<AbortController>(null);
  useAbortableEffect(true, () => () => asking.current?.abort());
  return () => {
    asking.current?.abort();
    return (asking.current = new AbortController()).signal;
  };
}
