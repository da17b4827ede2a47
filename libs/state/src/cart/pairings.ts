import type { ProductSummary } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** The number of recommendations in the cart drawer. */
const pairingsShown = 2;

/** Returns products recommended with one in the cart, in stock and not in the cart. @throws ApiFailure */
export function loadPairings(key: string, inCart: readonly string[]): ShopThunk<readonly ProductSummary[]> {
  return async (_dispatch, _getState, { api }) => {
    const { data } = await api.GET('/v1/products/{key}/recommend', {
      params: { path: { key }, query: { per: pairingsShown, 'exclude[]': [...inCart] } },
    });
    return data;
  };
}
