import type { ApiClient } from '@shop/api';
import { useApi } from '@shop/state';
import { useState } from 'react';
import { useAbortableEffect } from './use-abortable-effect.ts';

/**
 * Reads optional data after hydration; null until it is read, and when it cannot be read. When the key changes, the
 * previous data remains until the new is read.
 *
 * @param key identifies the data; nothing is read while it is falsy
 */
export function useOptionalQuery<T>(key: unknown, read: (api: ApiClient, signal: AbortSignal) => Promise<T>): T | null {
  const api = useApi();
  const [found, setFound] = useState<T | null>(null);
  useAbortableEffect(key, (signal) => {
    read(api, signal).then(
      (value) => signal.aborted || setFound(() => value),
      () => undefined,
    );
  });
  return found;
}
