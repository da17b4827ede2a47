import type { ProductSummary } from '@shop/api';
import { RECENT_HISTORY_MAX } from '@shop/constants';
import { isMember } from '../auth/is-member.ts';
import type { ShopThunk } from '../store/shop-thunk.ts';

/**
 * Products looked at, newest first, as they are today, without the one that is shown: what the shop keeps of a member; of a
 * guest, what this browser does (spec §4). @throws ApiFailure
 */
export function loadRecentProducts(shownId: number): ShopThunk<readonly ProductSummary[]> {
  return async (_dispatch, getState, { api }) => {
    const per = String(RECENT_HISTORY_MAX);
    if (await isMember(getState)) {
      const { data } = await api.GET('/v1/me/product-histories', { params: { query: { per } } });
      return data.map(({ product }) => product).filter(({ id }) => id !== shownId);
    }
    const ids = getState()
      .history.products.map(({ id }) => id)
      .filter((id) => id !== shownId);
    if (ids.length === 0) return [];
    const { data } = await api.GET('/v1/guest/product-histories', { params: { query: { 'product_id[]': ids, per } } });
    return data.map(({ product }) => product);
  };
}
