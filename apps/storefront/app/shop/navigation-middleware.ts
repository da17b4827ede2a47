import { retryWhenOnline } from '@shop/pages/connection/retry-when-online.ts';
import type { MiddlewareFunction } from 'react-router';

/**
 * Wraps every navigation in the browser. The first document does not need it, so its code is deferred, together with
 * the handling of lost connections.
 */
export const navigationMiddleware: MiddlewareFunction = async (args, next) => {
  const { navigateWith } = await retryWhenOnline(() => import('./navigate-with.ts'), args.request.signal);
  return navigateWith(args, next);
};
