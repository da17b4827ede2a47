import { useEffect, useEffectEvent } from 'react';

/**
 * Does work while a component stands with `key`, and anew with another one; none while it is falsy. When the component goes
 * or the key is another, the signal aborts, by which listeners and calls end, and what the work gave back is called. The work
 * sees the values of the drawing in which it began.
 *
 * @param key compared as it is: a text, a number, or the same object
 */
export function useWhile(key: unknown, work: (signal: AbortSignal) => void | (() => void)): void {
  const begin = useEffectEvent(work);
  useEffect(() => {
    if (!key) return undefined;
    const here = new AbortController();
    const end = begin(here.signal);
    return () => {
      here.abort();
      end?.();
    };
  }, [key]);
}
