import { useEffect, useState } from 'react';
import type { ApiClient } from '@shop/api';
import { browserShop, useShop } from '@shop/state';

/**
 * What a member need not type, on a page that stands before its reader is known; null for guests, until it is there, and where it
 * could not be read: all of it can be typed.
 * @param read the same function at each drawing
 */
export function useMemberRead<T>(read: (api: ApiClient, signal: AbortSignal) => Promise<T>): T | null {
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  const [found, setFound] = useState<T | null>(null);
  useEffect(() => {
    if (!isLogin) return;
    const reading = new AbortController();
    read(browserShop().api, reading.signal).then(setFound, () => undefined);
    return () => reading.abort();
  }, [isLogin, read]);
  return isLogin ? found : null;
}
