import { useRef } from 'react';
import { useWhile } from './use-while.ts';

/** Gives a signal to each asking, which the next one aborts, and the page that is left. */
export function useNewest(): () => AbortSignal {
  const asking = useRef<AbortController>(null);
  useWhile(true, () => () => asking.current?.abort());
  return () => {
    asking.current?.abort();
    return (asking.current = new AbortController()).signal;
  };
}
