import type { ApiClient } from '@shop/api';
import { useShop } from '@shop/state';
import { useFound } from '../timing/use-found.ts';

/**
 * What a member need not type, on a page that stands before its reader is known; null for guests, until it is there, and where it
 * could not be read: all of it can be typed.
 */
export function useMemberRead<T>(read: (api: ApiClient, signal: AbortSignal) => Promise<T>): T | null {
  const isLogin = useShop(({ auth }) => auth.isLogin, false);
  const found = useFound(isLogin, read);
  return isLogin ? found : null;
}
