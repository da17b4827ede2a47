import { useEffect, useEffectEvent } from 'react';

/**
 * Runs `work` while a component is mounted with `key`, again for another key, and not while it is falsy; it sees the
 * values of the render in which it began. On unmount or another key the signal aborts and the returned function is
 * called.
 *
 * @param key compared as it is: a text, a number, or the same object
 */
export function useAbortableEffect(key: unknown, work: (signal: AbortSignal) => void | (() => void)): void {
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
