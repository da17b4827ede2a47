import { COOKIES } from '@shop/constants';
import { documentCookies } from '@shop/state';
import { canRetry, retryWhenOnline } from '../connection/retry-when-online.ts';
import type { LoadInput } from '../loading/load-input.ts';

/**
 * Checks before a step of the checkout opens that its cart can be read, so that a lost connection leaves the shopper on
 * the previous step. The step itself handles all other failures.
 */
export async function loadStep({ api, signal }: Pick<LoadInput, 'api' | 'signal'>): Promise<null> {
  const token = documentCookies().get(COOKIES.cartToken);
  if (token === null || !canRetry()) return null;
  await retryWhenOnline(() => api.GET('/v1/carts/{token}', { params: { path: { token } }, signal }), signal).catch(
    () => undefined,
  );
  return null;
}
