import type { ApiClient } from '@shop/api';
import { useApi } from '@shop/state';
import { useState } from 'react';
import { useAbortableEffect } from './use-abortable-effect.ts';

/**
 * What a page finds out once it stands: null until it is there, and where it could not be read, which the page does without.
 * With another key what was found before stays until the new is there.
 *
 * @param key for which it is read; nothing is while it is falsy
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
