import type { MiddlewareFunction } from 'react-router';

/** Around every change of page in the browser. The first document needs none of it, so its code comes later. */
export const navigationMiddleware: MiddlewareFunction = async (args, next) => {
  const { navigateWith } = await import('./navigate-with.ts');
  return navigateWith(args, next);
};
