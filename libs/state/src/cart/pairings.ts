import type { ProductSummary } from '@shop/api';
import type { ShopThunk } from '../store/shop-thunk.ts';

/** What the cart at the side proposes at once: more would be a shelf. */
const pairingsShown = 2;

/** Goods that go with one in the cart and are not in it, in stock. @throws ApiFailure */
export function loadPairings(key: string, inCart: readonly string[]): ShopThunk<readonly ProductSummary[]> {
  return async (_dispatch, _getState, { api }) => {
    const { data } = await api.GET('/v1/products/{key}/recommend', {
      params: { path: { key }, query: { per: pairingsShown, 'exclude[]': [...inCart] } },
    });
    return data;
  };
}
