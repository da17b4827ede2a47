import { COOKIES } from '@shop/constants';
import { documentCookies } from '@shop/state';
import { canRetry, retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

/**
 * A step of the checkout reads its cart when it opens, and can then only say that it cannot. On the way to it that is
 * found out first, so that a lost connection leaves the shopper on the step before. What else is wrong with the cart is
 * the step's own affair.
 */
export async function loadStep({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<null> {
  const token = documentCookies().get(COOKIES.cartToken);
  if (token === null || !canRetry()) return null;
  await retryWhenOnline(() => api.GET('/v1/carts/{token}', { params: { path: { token } }, signal }), signal).catch(
    () => undefined,
  );
  return null;
}
