import type { ApiClient } from '@shop/api';
import { useAppSelector } from '@shop/state';
import { useOptionalQuery } from '../timing/use-optional-query.ts';

/**
 * What only a member's page tells, on one that stands before its reader is known, such as what need not be typed; null for guests,
 * until it is there, and where it could not be read: the page does without.
 */
export function useMemberRead<T>(read: (api: ApiClient, signal: AbortSignal) => Promise<T>): T | null {
  const isLogin = useAppSelector(({ auth }) => auth.isLogin);
  const found = useOptionalQuery(isLogin, read);
  return isLogin ? found : null;
}
