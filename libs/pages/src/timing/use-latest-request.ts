import { useRef } from 'react';
import { useAbortableEffect } from './use-abortable-effect.ts';

/** Gives a signal to each asking, which the next one aborts, and the page that is left. */
export function useLatestRequest(): () => AbortSignal {
  const asking = useRef<AbortController>(null);
  useAbortableEffect(true, () => () => asking.current?.abort());
  return () => {
    asking.current?.abort();
    return (asking.current = new AbortController()).signal;
  };
}
