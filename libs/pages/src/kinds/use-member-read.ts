import type { ApiClient } from '@shop/api';
import { useAppSelector } from '@shop/state';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/**
 * Reads member data for a page that is also rendered for guests, such as prefilled values. Null for guests, until it is
 * read, and when it cannot be read.
 */
export function useMemberRead<T>(read: (api: ApiClient, signal: AbortSignal) => Promise<T>): T | null {
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const found = useOptionalQuery(isLogin, read);
  return isLogin ? found : null;
}
