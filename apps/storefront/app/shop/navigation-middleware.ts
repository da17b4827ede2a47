import { retryWhenOnline } from '@shop/pages/connection/retry-when-online.ts';
import type { MiddlewareFunction } from 'react-router';

/** Around every change of page in the browser. The first document needs none of it, so its code comes later, in one file with what waits for a lost connection. */
export const navigationMiddleware: MiddlewareFunction = async (args, next) => {
  const { navigateWith } = await retryWhenOnline(() => import('./navigate-with.ts'), args.request.signal);
  return navigateWith(args, next);
};
